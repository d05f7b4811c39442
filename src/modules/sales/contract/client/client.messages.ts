/** What the server says about clients. */
import { defineMessages } from '#platform/contract/messages.ts';

export const CLIENT_MESSAGES = defineMessages({
  created: { en: 'Client added.', ms: 'Pelanggan ditambah.' },
  saved: { en: 'Client saved.', ms: 'Pelanggan disimpan.' },
  deleted: { en: 'Client deleted.', ms: 'Pelanggan dipadam.' },
});

export const CLIENT_ERRORS = defineMessages({
  nameTaken: { en: 'Another client has this name.', ms: 'Pelanggan lain sudah menggunakan nama ini.' },
  codeTaken: { en: 'Another client has this code.', ms: 'Pelanggan lain sudah menggunakan kod ini.' },
  brandTwice: { en: '{brand} stands here twice. Remove one.', ms: '{brand} disenaraikan dua kali. Buang satu.' },
  brandInUse: {
    en: 'Products have the brand {brand}. Give them another brand first.',
    ms: 'Ada produk dengan jenama {brand}. Tukar jenama produk itu dahulu.',
  },
  inUse: {
    en: 'The client has products or projects. Make it inactive instead.',
    ms: 'Pelanggan ini mempunyai produk atau projek. Nyahaktifkan pelanggan ini.',
  },
});
