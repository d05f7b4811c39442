import { defineMessages } from '#platform/contract/messages.ts';

export const REGISTER = defineMessages({
  differs: { en: 'Changed: {fields}', ms: 'Berubah: {fields}' },
  takeTheirs: { en: 'Use theirs', ms: 'Guna yang baharu' },
  keepMine: { en: 'Keep mine', ms: 'Kekalkan yang saya isi' },
  gone: {
    en: 'Someone else has deleted this record. Your entries are still here to copy.',
    ms: 'Rekod ini telah dipadam oleh orang lain. Maklumat yang anda isi masih di sini untuk disalin.',
  },
  deleted: { en: '{name} deleted', ms: '{name} dipadam' },
});
