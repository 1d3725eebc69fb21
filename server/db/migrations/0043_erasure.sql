-- Members whose personal data went at their own request. Their rows stay under another name, as books, bets and the
-- audit point to them.
alter table members add column erased_at timestamptz;

-- What records of the audit call somebody whose data went: the records themselves are never changed.
create table desk_erasures (
  member_id uuid primary key references members (id),
  merchant_code text not null,
  label text not null,
  at timestamptz not null
);
alter table desk_erasures enable row level security;
alter table desk_erasures force row level security;
create policy desk_reads on desk_erasures for select using (desk_covers(array[merchant_code]));
create policy desk_writes on desk_erasures for insert with check (desk_covers(array[merchant_code]));
grant select, insert on desk_erasures to livery_app;

-- What goes with a member.
grant delete on member_notes, launch_intents, play_wallets to livery_app;
