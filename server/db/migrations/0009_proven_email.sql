-- An address that somebody only gave keeps nobody else from giving it: it is somebody's once they showed that it is.
alter table members
  add column email_verified_at timestamptz,
  add check (email_verified_at is null or email is not null);

drop index members_by_email;
create index members_by_email on members (merchant_code, lower(email)) where email is not null;
create unique index members_by_proven_email on members (merchant_code, lower(email))
  where email_verified_at is not null;
