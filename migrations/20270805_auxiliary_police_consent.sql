-- Vetting and medical data of an officer are kept with the explicit consent of the person: since which day it stands.
alter table asm_officers add column consent_on date;
-- An appointment that was applied for had the consent in its form; of those entered by hand it is to be asked for at the next change.
update asm_officers o set consent_on = a.submitted_at
from asm_applications a
where a.company_id = o.company_id and a.officer_id = o.id and a.type = 'Officer' and a.category = 'New Appointment' and a.status = 'Approved'
  and a.payload ->> 'consent' = 'true' and o.consent_on is null;
