import { defineMessages } from '#platform/contract/messages.ts';

export const REGISTER = defineMessages({
  differs: { en: 'Different now: {fields}', ms: 'Kini berbeza: {fields}' },
  takeTheirs: { en: 'Take theirs', ms: 'Guna yang baharu' },
  keepMine: { en: 'Keep mine', ms: 'Kekalkan yang saya isi' },
  gone: {
    en: 'Somebody has deleted this record meanwhile. What you entered is still here to copy.',
    ms: 'Rekod ini telah dipadam oleh orang lain. Apa yang anda isi masih di sini untuk disalin.',
  },
  deleted: { en: '{name} deleted', ms: '{name} dipadam' },
});
