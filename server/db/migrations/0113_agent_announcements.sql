-- AG: for agents alone.
alter table announcements drop constraint announcements_type_check;
alter table announcements add constraint announcements_type_check check (type in ('B', 'PL', 'PU', 'PR', 'H', 'AG'));
