/** Outlets as a spreadsheet, found by their names. */
import { line, officePhone } from '#platform/contract/fields.ts';
import { restorePhoneZero } from '#platform/contract/place/phone.ts';
import { choiceCell, numberCell, textCell } from '#platform/server/imports/import-cell.schema.ts';
import type { RegisterSheet } from '#platform/server/register/sheet/register-sheet.ts';
import { NO_ADDRESS } from '#modules/company/contract/blank-address.ts';
import { PLACE_COLUMNS } from '#modules/company/server/public.ts';
import { ACTIVITY_WORDS } from '../../contract/activity.ts';
import { OUTLET_RADIUS, OUTLET_TYPE_WORDS, outletForm } from '../../contract/outlet/outlet.schema.ts';
import { REGION_WORDS } from '../../contract/outlet/region.ts';

const { radius_m } = outletForm.shape;

export const outletSheet: RegisterSheet = {
  name: { en: 'Outlets', ms: 'Outlet' },
  by: ['name'],
  columns: [
    { key: 'name', header: { en: 'Name', ms: 'Nama' }, cell: textCell(line(2, 150)), required: true, example: 'Pasar Raya Contoh Klang' },
    { key: 'code', header: { en: 'Code', ms: 'Kod' }, cell: textCell(line(0, 20)), example: 'OT-014' },
    { key: 'chain', header: { en: 'Chain', ms: 'Rangkaian' }, cell: textCell(line(0, 80)), example: 'Pasar Raya Contoh' },
    { key: 'type', header: { en: 'Type', ms: 'Jenis' }, cell: choiceCell(OUTLET_TYPE_WORDS), neededForNew: true, example: 'Supermarket' },
    { key: 'region', header: { en: 'Region', ms: 'Wilayah' }, cell: choiceCell(REGION_WORDS), neededForNew: true, example: 'Central' },
    ...PLACE_COLUMNS,
    { key: 'radius_m', header: { en: 'Radius (m)', ms: 'Jejari (m)' }, cell: numberCell(radius_m), example: OUTLET_RADIUS.usual },
    { key: 'contact_name', header: { en: 'Contact person', ms: 'Orang untuk dihubungi' }, cell: textCell(line(0, 150)) },
    {
      key: 'contact_phone',
      header: { en: 'Phone of the contact person', ms: 'Telefon orang untuk dihubungi' },
      cell: textCell(officePhone(), restorePhoneZero),
    },
    { key: 'status', header: { en: 'Status', ms: 'Status' }, cell: choiceCell(ACTIVITY_WORDS) },
  ],
  fresh: () => ({
    code: null,
    chain: null,
    ...NO_ADDRESS,
    radius_m: OUTLET_RADIUS.usual,
    contact_name: null,
    contact_phone: null,
    sessions: [],
    status: 'Active',
  }),
};
