-- Who else came from an address.
create index member_addresses_by_ip on member_addresses (merchant_code, ip, member_id);
