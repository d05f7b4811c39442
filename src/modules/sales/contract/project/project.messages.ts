/** What the server says about projects. */
import { defineMessages } from '#platform/contract/messages.ts';

export const PROJECT_MESSAGES = defineMessages({
  created: { en: '{name} saved as a draft.', ms: '{name} disimpan sebagai draf.' },
  published: { en: '{name} is published.', ms: '{name} telah diterbitkan.' },
  saved: { en: 'Project saved.', ms: 'Projek disimpan.' },
  deleted: { en: 'Project deleted.', ms: 'Projek dipadam.' },
  duplicated: {
    en: '{name} is a draft with the same outlets, needs, products and tasks.',
    ms: '{name} ialah draf dengan outlet, keperluan, produk dan tugasan yang sama.',
  },
  cancelled: {
    en: '{n, plural, =0 {The project is cancelled.} one {The project and # schedule are cancelled.} other {The project and # schedules are cancelled.}}',
    ms: '{n, plural, =0 {Projek dibatalkan.} other {Projek dan # jadual dibatalkan.}}',
  },
  listSaved: { en: 'List saved.', ms: 'Senarai disimpan.' },
  removed: { en: 'Removed from the project.', ms: 'Dikeluarkan daripada projek.' },
});

export const PROJECT_ERRORS = defineMessages({
  rateNeeded: { en: 'Enter a rate above 0.', ms: 'Masukkan kadar lebih daripada 0.' },
  percent: { en: 'Enter 0 to 100 percent.', ms: 'Masukkan 0 hingga 100 peratus.' },
  dates: {
    en: 'The last day is the first day or later, and at most 24 months after it.',
    ms: 'Hari akhir ialah hari pertama atau selepasnya, selewat-lewatnya 24 bulan selepas itu.',
  },
  codeTaken: { en: 'Another project has this code.', ms: 'Projek lain sudah menggunakan kod ini.' },
  clientUnknown: { en: 'Choose an active client of this company.', ms: 'Pilih pelanggan aktif syarikat ini.' },
  clientFixed: {
    en: 'The project has products of its client. Remove them first.',
    ms: 'Projek ini mempunyai produk pelanggannya. Keluarkan produk itu dahulu.',
  },
  twice: { en: 'The same one stands here twice. Remove one row.', ms: 'Pilihan yang sama ada dua kali. Buang satu baris.' },
  outletUnknown: { en: 'Choose active outlets of this company.', ms: 'Pilih outlet aktif syarikat ini.' },
  productStocked: {
    en: 'Stock of this product is recorded in the project. Set it to inactive instead.',
    ms: 'Stok produk ini telah direkodkan dalam projek. Tetapkannya sebagai tidak aktif.',
  },
  productUnknown: { en: 'Choose active products of the client.', ms: 'Pilih produk aktif pelanggan ini.' },
  promoterUnknown: { en: 'Choose active promoters of this company.', ms: 'Pilih promoter aktif syarikat ini.' },
  supervisorUnknown: { en: 'Choose active supervisors of this company.', ms: 'Pilih penyelia aktif syarikat ini.' },
  outletOfProject: { en: 'Choose outlets of this project.', ms: 'Pilih outlet projek ini.' },
  outletsNeeded: { en: 'Choose at least one outlet before publishing.', ms: 'Pilih sekurang-kurangnya satu outlet sebelum menerbitkan.' },
  productsNeeded: { en: 'Choose at least one product before publishing.', ms: 'Pilih sekurang-kurangnya satu produk sebelum menerbitkan.' },
  supervisorsNeeded: { en: 'Choose at least one supervisor before publishing.', ms: 'Pilih sekurang-kurangnya satu penyelia sebelum menerbitkan.' },
  shrinks: {
    en: '{n, plural, one {# schedule lies outside of these dates} other {# schedules lie outside of these dates}}: {schedules}. Move or cancel them first.',
    ms: '{n} jadual berada di luar tarikh ini: {schedules}. Ubah atau batalkan jadual itu dahulu.',
  },
  outletDays: {
    en: 'The project runs from {from} to {to}. Choose days of the outlet within it, the last day not before the first.',
    ms: 'Projek berlangsung dari {from} hingga {to}. Pilih hari outlet dalam tempoh itu, hari akhir tidak sebelum hari pertama.',
  },
  over: { en: 'The project is {status}. It cannot be changed any more.', ms: 'Projek ini {status}. Ia tidak boleh diubah lagi.' },
  draftOnly: {
    en: 'A draft without schedules can be deleted. Cancel this project instead.',
    ms: 'Hanya draf tanpa jadual boleh dipadam. Batalkan projek ini.',
  },
  notDraft: { en: 'The project is published already.', ms: 'Projek ini sudah diterbitkan.' },
  scheduled: { en: 'There are schedules with it. Make it inactive instead.', ms: 'Ada jadual yang menggunakannya. Nyahaktifkannya.' },
  productsLocked: { en: 'Products cannot be edited because reports exist.', ms: 'Produk tidak boleh disunting kerana laporan sudah wujud.' },
  taskUsed: {
    en: 'Something was recorded for this task. Its type stays, and it can only become inactive.',
    ms: 'Ada rekod bagi tugasan ini. Jenisnya kekal, dan ia hanya boleh dinyahaktifkan.',
  },
});
