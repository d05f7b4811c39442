import { defineMessages } from '#platform/contract/messages.ts';

export const SITE_ERRORS = defineMessages({
  noSuchSite: { en: 'Choose a site of the company.', ms: 'Pilih tapak syarikat.' },
  siteTwice: { en: 'Enter each site only once.', ms: 'Masukkan setiap tapak sekali sahaja.' },
  siteHours: { en: 'Enter the hours or days worked at the sites.', ms: 'Masukkan jam atau hari bekerja di tapak.' },
});
