import { defineMessages } from '#platform/contract/messages.ts';

export const REPORT = defineMessages({
  title: { en: 'Site visit report', ms: 'Laporan lawatan tapak' },
  template: { en: 'Template', ms: 'Templat' },
  listing: { en: 'Listing', ms: 'Senarai' },
  employee: { en: 'Summary by employee', ms: 'Ringkasan mengikut pekerja' },
  site: { en: 'By site', ms: 'Mengikut tapak' },
  route: { en: 'Route and mileage', ms: 'Laluan dan perbatuan' },
});
