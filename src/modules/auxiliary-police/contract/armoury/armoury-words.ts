/** Names of what assets are and of what happens to them, for pages, files and applications alike. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const CATEGORY_NAMES = defineMessages({
  Firearm: { en: 'Firearm', ms: 'Senjata api' },
  Ammunition: { en: 'Ammunition', ms: 'Peluru' },
  Baton: { en: 'Baton', ms: 'Belantan' },
  Handcuff: { en: 'Handcuffs', ms: 'Gari' },
  Radio: { en: 'Radio', ms: 'Radio' },
  'Body Armour': { en: 'Body armour', ms: 'Perisai badan' },
  Torch: { en: 'Torch', ms: 'Lampu suluh' },
  Vehicle: { en: 'Vehicle', ms: 'Kenderaan' },
  Uniform: { en: 'Uniform', ms: 'Pakaian seragam' },
  Other: EVERYDAY.other,
});
export const ASSET_STATUS_NAMES = defineMessages({
  Available: { en: 'In store', ms: 'Dalam stor' },
  Issued: { en: 'Issued', ms: 'Dikeluarkan' },
  Maintenance: { en: 'Maintenance', ms: 'Penyelenggaraan' },
  Lost: { en: 'Lost', ms: 'Hilang' },
  Disposed: { en: 'Disposed of', ms: 'Dilupuskan' },
});
export const ASSET_COLOURS = { Available: 'success', Issued: 'info', Maintenance: 'warning', Lost: 'error', Disposed: 'primary' } as const;
export const CONDITION_NAMES = defineMessages({
  Good: { en: 'Good', ms: 'Baik' },
  Fair: { en: 'Fair', ms: 'Sederhana' },
  Poor: { en: 'Poor', ms: 'Lemah' },
  Unserviceable: { en: 'Unserviceable', ms: 'Tidak boleh guna' },
});
export const ENTRY_NAMES = defineMessages({
  Receipt: { en: 'Received', ms: 'Diterima' },
  Issue: { en: 'Issued', ms: 'Dikeluarkan' },
  Return: { en: 'Returned', ms: 'Dipulangkan' },
  Expended: { en: 'Expended', ms: 'Digunakan' },
  Transfer: { en: 'Moved', ms: 'Dipindahkan' },
  Maintenance: { en: 'To the workshop', ms: 'Ke bengkel' },
  Repaired: { en: 'From the workshop', ms: 'Dari bengkel' },
  Loss: { en: 'Lost', ms: 'Hilang' },
  Disposal: { en: 'Disposed of', ms: 'Dilupuskan' },
});
export const COUNT_NAMES = defineMessages({
  Opening: { en: 'Opening count', ms: 'Kiraan pembukaan' },
  Closing: { en: 'Closing count', ms: 'Kiraan penutupan' },
});
