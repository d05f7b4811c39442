-- Spaces and capitals make no other number: "PB10234" is "PB 10234", and "CP9 411" is "cp9411".
update asm_officers o set service_no = regexp_replace(o.service_no, '^([A-Z]+)\s*(\d+)$', '\1 \2')
where o.service_no ~ '^[A-Z]+\s*\d+$' and o.service_no !~ '^[A-Z]+ \d+$'
  and not exists (select from asm_officers x where x.company_id = o.company_id and x.id <> o.id
    and lower(x.service_no) = lower(regexp_replace(o.service_no, '^([A-Z]+)\s*(\d+)$', '\1 \2')));

-- of two that were entered with other spaces the later one says so, until somebody looks at them
update asm_assets a set serial_no = a.serial_no || ' (' || a.id || ')'
where exists (select from asm_assets b where b.company_id = a.company_id and b.category = a.category and b.id < a.id
  and replace(lower(b.serial_no), ' ', '') = replace(lower(a.serial_no), ' ', ''));
drop index asm_assets_serial_key;
create unique index asm_assets_serial_key on asm_assets (company_id, category, replace(lower(serial_no), ' ', '')) where serial_no is not null;

update asm_cards c set card_no = c.card_no || ' (' || c.id || ')'
where exists (select from asm_cards d where d.company_id = c.company_id and d.id < c.id
  and replace(lower(d.card_no), ' ', '') = replace(lower(c.card_no), ' ', ''));
drop index asm_cards_no_key;
create unique index asm_cards_no_key on asm_cards (company_id, replace(lower(card_no), ' ', ''));
