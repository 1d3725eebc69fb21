-- A share of what a friend bets, for some days after the reward. Terms from before have none.
alter table referrals
  -- Bets settled before this are paid for; both are null where there is no share.
  add column share_until timestamptz,
  add column share_ends_at timestamptz,
  add column share_minor bigint not null default 0 check (share_minor >= 0),
  add check ((share_until is null) = (share_ends_at is null));
create index referrals_sharing on referrals (friend_id) where share_until < share_ends_at;
drop policy owner_works on referrals;
create policy owner_works on referrals for select to current_user
  using (state = 'open' or share_until < share_ends_at);
grant update (share_until, share_ends_at, share_minor) on referrals to livery_app;
