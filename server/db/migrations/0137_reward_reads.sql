-- Entries of members that are going on, without what ended long ago. It also finds entries by their member.
create index mission_entries_going_on on mission_entries (member_id, ends_at);
drop index mission_entries_by_member;
