/** Work sites as a spreadsheet: what a company brings from another system. Found by their names. */
import { line, officePhone } from '#platform/contract/fields.ts';
import { choiceCell, numberCell, textCell } from '#platform/server/imports/import-cell.schema.ts';
import { restorePhoneZero } from '#platform/contract/place/phone.ts';
import type { RegisterSheet } from '#platform/server/register/sheet/register-sheet.ts';
import { NO_ADDRESS } from '#modules/company/contract/blank-address.ts';
import { PLACE_COLUMNS } from '#modules/company/server/public.ts';
import { SITE_WORDS } from '../contract/site-words.ts';
import { RADIUS, workSiteForm } from '../contract/work-site.schema.ts';

const { radius_m } = workSiteForm.shape;

export const workSiteSheet: RegisterSheet = {
  name: { en: 'Work sites', ms: 'Tapak kerja' },
  by: ['name'],
  columns: [
    { key: 'name', header: { en: 'Name', ms: 'Nama' }, cell: textCell(line(2, 150)), required: true, example: 'Menara Contoh, Block B' },
    { key: 'code', header: { en: 'Code', ms: 'Kod' }, cell: textCell(line(0, 20)), example: 'S-014' },
    { key: 'type', header: { en: 'Type', ms: 'Jenis' }, cell: choiceCell(SITE_WORDS.types), neededForNew: true, example: 'Client' },
    ...PLACE_COLUMNS,
    { key: 'radius_m', header: { en: 'Radius (m)', ms: 'Jejari (m)' }, cell: numberCell(radius_m), example: RADIUS.usual },
    { key: 'contact_name', header: { en: 'Contact person', ms: 'Orang untuk dihubungi' }, cell: textCell(line(0, 150)) },
    {
      key: 'contact_phone',
      header: { en: 'Phone of the contact person', ms: 'Telefon orang untuk dihubungi' },
      cell: textCell(officePhone(), restorePhoneZero),
    },
    { key: 'status', header: { en: 'Status', ms: 'Status' }, cell: choiceCell(SITE_WORDS.statuses) },
  ],
  fresh: () => ({
    code: null,
    branch_id: null,
    ...NO_ADDRESS,
    radius_m: RADIUS.usual,
    contact_name: null,
    contact_phone: null,
    supervisor_ids: [],
    sessions: [],
    status: 'Active',
  }),
};
