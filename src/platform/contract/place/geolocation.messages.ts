/** What is said when nobody can tell where a device is (specification §8). */
import { defineMessages } from '../messages.ts';

export const GEOLOCATION_MESSAGES = defineMessages({
  denied: {
    en: 'Permission to access your location was denied. Please enable location services in your browser settings.',
    ms: 'Kebenaran untuk mengakses lokasi anda telah ditolak. Sila dayakan perkhidmatan lokasi dalam tetapan pelayar anda.',
  },
  unavailable: {
    en: 'We are unable to retrieve your location. Ensure you have a stable internet connection or try again later.',
    ms: 'Kami tidak dapat memperoleh lokasi anda. Pastikan sambungan internet anda stabil atau cuba lagi kemudian.',
  },
  timeout: {
    en: 'The request to access your location took too long. Please check your connection and try again.',
    ms: 'Permintaan untuk mengakses lokasi anda mengambil masa terlalu lama. Sila semak sambungan anda dan cuba lagi.',
  },
  unexpected: {
    en: 'An unexpected error occurred while trying to get your location. Please try again.',
    ms: 'Ralat yang tidak dijangka berlaku semasa cuba mendapatkan lokasi anda. Sila cuba lagi.',
  },
  unsupported: { en: 'Geolocation is not available in this browser.', ms: 'Geolokasi tidak tersedia dalam pelayar ini.' },
});
