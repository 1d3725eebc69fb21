-- What is over is looked for among all merchants at once, so its moment comes first: what still has time is not read.
create index mission_entries_over on mission_entries (ends_at, merchant_code) where state = 'open' and kind = 'mission';
drop index mission_entries_open;
create index mission_entries_late on mission_entries (expires_at, merchant_code) where state = 'reached';
drop index mission_entries_due;
create index vip_gifts_late on vip_gifts (expires_at, merchant_code) where state = 'open';
drop index vip_gifts_due;
create index promotion_entries_late on promotion_entries (expires_at, merchant_code) where state = 'issued';
drop index promotion_entries_due;
