-- A round of a public beacon that is mixed into an own draw. Chain and round are named before the issue opens; the signature comes
-- with the result.
alter table lottery_issues
  add column beacon_chain text check (beacon_chain ~ '^[0-9a-f]{64}$'),
  add column beacon_round bigint check (beacon_round > 0),
  add column beacon_signature text check (beacon_signature ~ '^[0-9a-f]{96}$'),
  add constraint lottery_issues_beacon_named check ((beacon_chain is null) = (beacon_round is null)),
  add constraint lottery_issues_beacon_asked check (beacon_signature is null or beacon_round is not null);
