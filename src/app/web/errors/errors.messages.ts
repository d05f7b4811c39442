import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const ERROR_MESSAGES = defineMessages({
  ...everyday('email', 'phone', 'address'),
  notFound: { en: 'Page Not Found', ms: 'Halaman Tidak Dijumpai' },
  occurred: { en: 'An Error Occurred!', ms: 'Ralat Berlaku!' },
  occurredTab: { en: 'An error occurred', ms: 'Ralat berlaku' },
  nested: { en: 'An error occurred while showing the error page', ms: 'Ralat berlaku semasa memaparkan halaman ralat' },
  unexpected: {
    en: 'Something in this page stopped working. The rest of the portal is not affected.',
    ms: 'Sesuatu pada halaman ini terhenti. Bahagian lain portal tidak terjejas.',
  },
  missing: {
    en: 'The address may have a mistake, or the page was moved or removed. Check the address, or go back.',
    ms: 'Alamat mungkin tersilap, atau halaman ini telah dipindahkan atau dibuang. Semak alamat, atau kembali.',
  },
  help: { en: 'Need help? Contact support.', ms: 'Perlukan bantuan? Hubungi khidmat sokongan.' },
  whatsapp: { en: 'WhatsApp', ms: 'WhatsApp' },
  ask: { en: 'Need help? Ask the administrator of your company.', ms: 'Perlukan bantuan? Hubungi pentadbir syarikat anda.' },
  back: { en: 'Back', ms: 'Kembali' },
  home: { en: 'Back To Home', ms: 'Kembali ke Laman Utama' },
  retry: { en: 'Try again', ms: 'Cuba lagi' },
});
