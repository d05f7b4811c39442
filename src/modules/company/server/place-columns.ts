/** Columns of a sheet that say where a place is. */
import { latitude, line, longitude } from '#platform/contract/fields.ts';
import { numberCell, textCell } from '#platform/server/imports/import-cell.schema.ts';
import type { ImportColumn } from '#platform/server/imports/import-definition.ts';

export const ADDRESS_COLUMNS: readonly ImportColumn[] = [
  { key: 'address_1', header: { en: 'Address', ms: 'Alamat' }, cell: textCell(line(0, 190)), example: '12 Jalan Contoh' },
  { key: 'postcode', header: { en: 'Postcode', ms: 'Poskod' }, cell: textCell(line(0, 5)), example: '41000' },
  { key: 'city', header: { en: 'City', ms: 'Bandar' }, cell: textCell(line(0, 100)), example: 'Klang' },
];

/** With the pin, which a new place needs. */
export const PLACE_COLUMNS: readonly ImportColumn[] = [
  ...ADDRESS_COLUMNS,
  { key: 'state', header: { en: 'State', ms: 'Negeri' }, cell: textCell(line(0, 60)), example: 'Selangor' },
  { key: 'lat', header: { en: 'Latitude', ms: 'Latitud' }, cell: numberCell(latitude()), neededForNew: true, example: 3.0449 },
  { key: 'lng', header: { en: 'Longitude', ms: 'Longitud' }, cell: numberCell(longitude()), neededForNew: true, example: 101.4456 },
];
