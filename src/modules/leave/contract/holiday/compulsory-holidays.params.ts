/**
 * The five holidays that every employer gives (Employment Act 1955 s.60D(1)(a)), by their Malay names: National
 * Day, the birthday of the Yang di-Pertuan Agong, that of the ruler or governor of the state (Federal Territory
 * Day there), Workers' Day, Malaysia Day.
 */
const NAMES = [
  /^Hari Kebangsaan$/,
  /^Hari Malaysia$/,
  /^Hari Pekerja$/,
  /^Hari Wilayah Persekutuan$/,
  /^Hari (Ulang Tahun )?Keputeraan (?!Nabi)/,
  /^Hari Jadi Yang di-Pertua Negeri /,
];

export const isCompulsory = (nameMs: string) => NAMES.some((name) => name.test(nameMs));

/** A name that begins with "Cuti" is the day off in lieu of the day that it names. */
export const isInLieu = (nameMs: string) => nameMs.startsWith('Cuti ') && nameMs !== 'Cuti Peristiwa';
