-- What became of the bonus that was chosen for a deposit: what it brought, or why it brought nothing.
alter table deposit_orders
  add column bonus_minor bigint check (bonus_minor > 0),
  add column bonus_refused text check (bonus_refused in ('belowLeast', 'had', 'over', 'notNow')),
  add check (bonus_minor is null or bonus_refused is null),
  add check (bonus is not null or (bonus_minor is null and bonus_refused is null));
