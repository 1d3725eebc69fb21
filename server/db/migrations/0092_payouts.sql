-- Payouts that come back or go out as something else, when an order is looked at next, and payouts against what providers settle.
alter table withdrawal_payouts
  drop constraint withdrawal_payouts_state_check,
  add constraint withdrawal_payouts_state_check check (state in ('created', 'sent', 'paid', 'failed', 'returned')),
  -- What the provider says that it paid, where that is not what it was asked for.
  add column paid_minor bigint check (paid_minor >= 0),
  add column paid_currency text,
  add column returned_at timestamptz,
  drop column poll_at;
drop index withdrawal_payouts_by_channel;
create index withdrawal_payouts_by_channel on withdrawal_payouts (channel_id, ended_at);

-- Null is at once. What nobody but a person can pay is looked at rarely, so that it keeps nothing else waiting.
alter table withdrawal_orders add column work_at timestamptz;
drop index withdrawal_orders_to_pay;
create index withdrawal_orders_to_work on withdrawal_orders (work_at nulls first)
  where state in ('approved', 'paying', 'payingRemaining');

alter table payment_differences
  add column direction text not null default 'in' check (direction in ('in', 'out'));
