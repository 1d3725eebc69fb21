-- The bonus that a member chose for a deposit, as it was offered; null for none.
alter table deposit_orders add column bonus jsonb check (jsonb_typeof(bonus) = 'object');
