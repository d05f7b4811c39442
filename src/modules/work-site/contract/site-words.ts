/** Names of the kinds and states of a site, for pages and sheets alike. */
import { defineMessages } from '#platform/contract/messages.ts';

export const SITE_WORDS = {
  types: defineMessages({
    Office: { en: 'Office', ms: 'Pejabat' },
    Branch: { en: 'Branch', ms: 'Cawangan' },
    Client: { en: 'Client', ms: 'Pelanggan' },
    Project: { en: 'Project', ms: 'Projek' },
    Outlet: { en: 'Outlet', ms: 'Outlet' },
    'Guard Post': { en: 'Guard post', ms: 'Pos pengawal' },
  }),
  statuses: defineMessages({ Active: { en: 'Active', ms: 'Aktif' }, Inactive: { en: 'Inactive', ms: 'Tidak aktif' } }),
};
