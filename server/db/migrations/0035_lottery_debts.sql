-- How much of what could not be posted was made up for since; what is open is looked for merchant by merchant.
alter table lottery_receivables
  add column cleared_minor bigint not null default 0,
  add check (sign(cleared_minor) in (0, sign(amount_minor)) and abs(cleared_minor) <= abs(amount_minor)),
  add check ((cleared_at is not null) = (cleared_minor = amount_minor));
create index lottery_receivables_open on lottery_receivables (merchant_code, member_id, order_id, version)
  where cleared_at is null;
create policy owner_lists on lottery_receivables for select to current_user using (cleared_at is null);

-- What the series leaves to those above the member: to be divided among them once agents are paid.
alter table lottery_orders
  add column upline_id uuid references members (id),
  add column upline_minor bigint not null default 0 check (upline_minor >= 0);
