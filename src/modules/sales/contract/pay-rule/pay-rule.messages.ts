/** What the server says about targets and allowances. */
import { defineMessages } from '#platform/contract/messages.ts';

export const PAY_RULE_MESSAGES = defineMessages({
  saved: { en: 'Saved. The next calculation of payouts counts it.', ms: 'Disimpan. Pengiraan bayaran seterusnya mengambil kiranya.' },
});

export const PAY_RULE_ERRORS = defineMessages({
  positive: { en: 'Enter more than 0.', ms: 'Masukkan lebih daripada 0.' },
  tierTwice: { en: 'Two tiers begin at the same percent.', ms: 'Dua peringkat bermula pada peratus yang sama.' },
  noticeNeeded: { en: 'Say how long before the start counts as short notice.', ms: 'Nyatakan berapa lama sebelum mula dikira saat akhir.' },
  outside: { en: 'The days of a target lie in those of the project.', ms: 'Hari sasaran mestilah dalam tempoh projek.' },
  promoterOfProject: { en: 'Choose a promoter of this project.', ms: 'Pilih promoter projek ini.' },
  productOfProject: { en: 'Choose a product of this project.', ms: 'Pilih produk projek ini.' },
  paid: { en: 'A payout has a line of it. Make it inactive instead.', ms: 'Bayaran mempunyai baris untuknya. Nyahaktifkan sahaja.' },
});
