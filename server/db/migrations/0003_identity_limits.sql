-- Networks that members signed in from are forgotten when they were not used for a year.
create index member_addresses_by_time on member_addresses (last_seen_at);
call let_owner_sweep('member_addresses', 'last_seen_at < now() - interval ''1 year''');

-- Who removes a member looks for what is theirs.
create index member_addresses_by_owner on member_addresses (member_id);
create index address_challenges_by_owner on address_challenges (member_id);

-- To keep a code for somebody takes no longer than to keep one for nobody: the look at the member told them apart.
-- Codes are swept within an hour of their end, and the code of a member who is gone opens nothing.
alter table verification_codes drop constraint verification_codes_member_id_fkey;
