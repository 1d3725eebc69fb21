-- What promotions gave of late, for the job that looks for who lives off rewards.
create index promotion_entries_given on promotion_entries (merchant_code, changed_at, member_id)
  where state in ('issued', 'claimed');
