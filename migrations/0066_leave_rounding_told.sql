-- Companies hear once that annual leave which is rounded otherwise than by the Act may fall short of it; what they set stays.
insert into notifications (user_id, company_id, notification_type, title, message, route, subject_type, subject_id)
select c.user_id, c.id, 'leave_entitlement',
  '{"en": "Rounding of annual leave", "ms": "Pembundaran cuti tahunan"}'::jsonb,
  jsonb_build_object(
    'en', t.name || ': part of a year is rounded to half days or not at all. The Employment Act (s.60E) counts half a day or more as a whole day. Choose "Whole days" in the leave type to follow it.',
    'ms', t.name_ms || ': sebahagian tahun dibundarkan kepada separuh hari atau tidak dibundarkan. Akta Kerja (s.60E) mengira setengah hari atau lebih sebagai satu hari. Pilih "Hari penuh" dalam jenis cuti untuk mematuhinya.'),
  '/leave/entitlement?tab=types', 'leave_type', t.id
from leave_types t join companies c on c.id = t.company_id
where t.category = 'Annual' and t.rounding <> 'Whole' and t.status = 'Active' and t.deleted_at is null and c.deleted_at is null and c.user_id is not null
  and exists (select from leave_entitlements e where e.company_id = c.id);
