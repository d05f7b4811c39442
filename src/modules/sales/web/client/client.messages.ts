import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const CLIENT = defineMessages({
  ...everyday('name', 'code', 'status', 'edit', 'view', 'delete', 'email', 'address'),
  title: { en: 'Clients', ms: 'Pelanggan' },
  industry: { en: 'Industry', ms: 'Industri' },
  registrationNo: { en: 'Registration number', ms: 'Nombor pendaftaran' },
  codeHint: { en: 'Leave it empty to get the next one.', ms: 'Biarkan kosong untuk kod seterusnya.' },
  contactSection: { en: 'Contact', ms: 'Maklumat perhubungan' },
  contactName: { en: 'Contact person', ms: 'Orang untuk dihubungi' },
  contactPhone: { en: 'Phone of the contact person', ms: 'Telefon orang untuk dihubungi' },
  brands: { en: 'Brands', ms: 'Jenama' },
  brandsHint: { en: 'Type a name and press Enter. Each product has one of them.', ms: 'Taip nama dan tekan Enter. Setiap produk mempunyai satu daripadanya.' },
  billingNote: { en: 'Billing note', ms: 'Catatan bil' },
  products: { en: 'Products', ms: 'Produk' },
  projects: { en: 'Projects', ms: 'Projek' },
  add: { en: 'Add client', ms: 'Tambah pelanggan' },
  addTitle: { en: 'New client', ms: 'Pelanggan baharu' },
  deleteAsk: { en: 'Delete {name}?', ms: 'Padam {name}?' },
  deleteText: { en: 'Old records keep its name.', ms: 'Rekod lama mengekalkan namanya.' },
  empty: { en: 'No client yet', ms: 'Belum ada pelanggan' },
  emptyHint: { en: 'Add the companies whose brands your promoters sell.', ms: 'Tambah syarikat yang jenamanya dijual oleh promoter anda.' },
});
