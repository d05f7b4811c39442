/** What targets and allowances of a project may be. */
import { defineMessages } from '#platform/contract/messages.ts';

export const TARGET_SCOPES = ['Promoter', 'Outlet', 'Project'] as const;
export const TARGET_SCOPE_WORDS = defineMessages({
  Promoter: { en: 'Own sales of a promoter', ms: 'Jualan sendiri promoter' },
  Outlet: { en: 'All sales at an outlet', ms: 'Semua jualan di outlet' },
  Project: { en: 'All sales of the project', ms: 'Semua jualan projek' },
});

export const TARGET_MEASURES = ['Value', 'Units'] as const;
export const TARGET_MEASURE_WORDS = defineMessages({ Value: { en: 'Ringgit', ms: 'Ringgit' }, Units: { en: 'Units', ms: 'Unit' } });

export const TARGET_REPEATS = ['Once', 'Month'] as const;
export const TARGET_REPEAT_WORDS = defineMessages({
  Once: { en: 'Once, for all its days', ms: 'Sekali, bagi semua harinya' },
  Month: { en: 'For each month', ms: 'Bagi setiap bulan' },
});

export const TIER_PAYS = ['Amount', 'Percent'] as const;
export const TIER_PAY_WORDS = defineMessages({ Amount: { en: 'RM', ms: 'RM' }, Percent: { en: '% of own sales', ms: '% jualan sendiri' } });

export const ALLOWANCE_KINDS = ['Transport', 'Meal', 'Parking', 'Outstation', 'Other'] as const;
export const ALLOWANCE_KIND_WORDS = defineMessages({
  Transport: { en: 'Transport', ms: 'Pengangkutan' },
  Meal: { en: 'Meal', ms: 'Makan' },
  Parking: { en: 'Parking', ms: 'Letak kereta' },
  Outstation: { en: 'Outstation', ms: 'Luar kawasan' },
  Other: { en: 'Other', ms: 'Lain-lain' },
});

export const ALLOWANCE_BASES = ['Day', 'Outlet', 'Distance', 'Replacement'] as const;
export const ALLOWANCE_BASIS_WORDS = defineMessages({
  Day: { en: 'A day worked', ms: 'Sehari bekerja' },
  Outlet: { en: 'An outlet a day', ms: 'Setiap outlet sehari' },
  Distance: { en: 'A kilometre between outlets of a day', ms: 'Setiap kilometer antara outlet sehari' },
  Replacement: { en: 'A schedule taken over at short notice', ms: 'Jadual yang diambil alih pada saat akhir' },
});
