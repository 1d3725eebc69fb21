-- Lists of members by key, in the order of bytes, so that a page costs the same whatever the language of the database.
drop index members_by_account_text;
drop index members_by_tag;
create index members_by_account_order on members (merchant_code, (lower(account) collate "C"), id);
create index members_by_tag on members using gin (tags);
-- Few are out of the ordinary, and those are looked for.
create index members_frozen on members (merchant_code, created_at, id)
  where sign_in_frozen_until is not null or play_frozen_until is not null or withdrawal_frozen_until is not null;
create index members_not_active on members (merchant_code, status, created_at, id) where status <> 'active';
-- Sessions and notes of one member, the newest first.
create index sessions_of_member on sessions (member_id, created_at, id);
