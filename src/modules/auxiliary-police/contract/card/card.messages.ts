/** What the server says about cards, and what is printed on them. */
import { defineMessages } from '#platform/contract/messages.ts';

export const CARD_MESSAGES = defineMessages({
  revoked: { en: 'Card {number} is revoked.', ms: 'Kad {number} dibatalkan.' },
});
export const CARD_ERRORS = defineMessages({
  numberTaken: { en: 'Another card has this number.', ms: 'Kad lain mempunyai nombor ini.' },
  activeAlready: { en: 'The officer has an active card of this kind.', ms: 'Pegawai mempunyai kad aktif jenis ini.' },
  notActive: { en: 'Only an active card can be revoked.', ms: 'Hanya kad aktif boleh dibatalkan.' },
});
/** Malay stands first: the card is read in Malaysia. */
export const CARD_FACE = {
  title: 'POLIS BANTUAN',
  under: 'Akta Polis 1967, seksyen 47',
  serviceNo: 'No. Badan',
  cardNo: 'No. Kad',
  expiry: 'Sah hingga',
  issued: 'Dikeluarkan',
  area: 'Kawasan kuasa',
  found: 'Jika dijumpai, sila hantar ke balai polis terdekat.',
  property: 'Kad ini hak milik pasukan dan mesti dipulangkan apabila tamat perkhidmatan.',
  verify: 'Imbas untuk sahkan',
  signature: 'Tandatangan pemegang',
} as const;
