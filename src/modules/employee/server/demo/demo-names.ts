/** Names of the demo's people, put together at random: nobody real. */

/** Where somebody's name, race and faith come from. */
export type Origin = 'malay' | 'chinese' | 'indian' | 'sabahan' | 'nepali' | 'indonesian' | 'bangladeshi' | 'filipino';

export interface OriginFacts {
  readonly race: 'Malay' | 'Chinese' | 'Indian' | 'Other';
  readonly nationality: string;
  readonly religions: readonly string[];
  readonly men: readonly string[];
  readonly women: readonly string[];
  /** Names of fathers, or of families. */
  readonly families: readonly string[];
  name(given: string, family: string, gender: 'Male' | 'Female'): string;
}

const plain = (given: string, family: string) => `${given} ${family}`;

export const ORIGINS: Readonly<Record<Origin, OriginFacts>> = {
  malay: {
    race: 'Malay',
    nationality: 'Malaysia',
    religions: ['Islam'],
    men: [
      'Hakim',
      'Amirul',
      'Syafiq',
      'Firdaus',
      'Azlan',
      'Haziq',
      'Khairul',
      'Ridzuan',
      'Fauzi',
      'Nizam',
      'Shahrul',
      'Iskandar',
      'Taufik',
      'Zulhelmi',
      'Anuar',
      'Badrul',
      'Hafizi',
      'Luqman',
      'Muizz',
      'Saiful',
    ],
    women: [
      'Nurul Ain',
      'Siti Hawa',
      'Farah Nadia',
      'Hidayah',
      'Aisyah',
      'Balqis',
      'Syazwani',
      'Liyana',
      'Rosmah',
      'Khadijah',
      'Nadirah',
      'Suraya',
      'Zaleha',
      'Mastura',
      'Izzah',
      'Fatin',
    ],
    families: [
      'Roslan',
      'Mazlan',
      'Ibrahim',
      'Sulaiman',
      'Othman',
      'Jaafar',
      'Kassim',
      'Hamzah',
      'Razali',
      'Idris',
      'Shukor',
      'Bakar',
      'Yahya',
      'Latif',
      'Manaf',
      'Samad',
      'Daud',
      'Ghazali',
      'Nordin',
      'Talib',
    ],
    name: (given, family, gender) => `${given} ${gender === 'Male' ? 'bin' : 'binti'} ${family}`,
  },
  chinese: {
    race: 'Chinese',
    nationality: 'Malaysia',
    religions: ['Buddhism', 'Christianity', 'Taoism'],
    men: ['Wei Jian', 'Kok Seng', 'Jun Hao', 'Chee Keong', 'Zhi Yang', 'Boon Teck', 'Kah Wai', 'Ming Fatt'],
    women: ['Mei Xin', 'Hui Shan', 'Pei Yee', 'Siew Ling', 'Jia Qi', 'Wan Ting', 'Li Fang', 'Yoke Mun'],
    families: ['Ong', 'Teoh', 'Gan', 'Foo', 'Kwan', 'Yap', 'Chin', 'Lau', 'Seow', 'Hoh'],
    name: (given, family) => `${family} ${given}`,
  },
  indian: {
    race: 'Indian',
    nationality: 'Malaysia',
    religions: ['Hinduism', 'Christianity'],
    men: ['Kumaran', 'Dinesh', 'Vikneswaran', 'Prakash', 'Logan', 'Thinesh', 'Mugilan'],
    women: ['Shamini', 'Thulasi', 'Revathi', 'Yogeswari', 'Deepa', 'Malathi'],
    families: ['Muniandy', 'Subramani', 'Letchumanan', 'Arumugam', 'Balan', 'Ganesan', 'Perumal'],
    name: (given, family, gender) => `${given} ${gender === 'Male' ? 'a/l' : 'a/p'} ${family}`,
  },
  sabahan: {
    race: 'Other',
    nationality: 'Malaysia',
    religions: ['Christianity', 'Islam'],
    men: ['Alvin', 'Jimmy', 'Roland', 'Dominic', 'Felix', 'Raymond', 'Stanley'],
    women: ['Jessica', 'Florence', 'Veronica', 'Stella', 'Marina'],
    families: ['Gimbang', 'Masidi', 'Lajim', 'Sipaun', 'Matanjun', 'Kinsik', 'Tangau'],
    name: plain,
  },
  nepali: {
    race: 'Other',
    nationality: 'Nepal',
    religions: ['Hinduism', 'Buddhism'],
    men: ['Bikash', 'Suraj', 'Prem', 'Dipak', 'Nabin', 'Rajan', 'Kiran'],
    women: ['Sunita'],
    families: ['Thapamagar', 'Gurungrai', 'Tamangthing', 'Shresthali', 'Karkidholi'],
    name: plain,
  },
  indonesian: {
    race: 'Other',
    nationality: 'Indonesia',
    religions: ['Islam'],
    men: ['Slamet', 'Joko', 'Wahyu', 'Eko', 'Sutrisno'],
    women: ['Sri'],
    families: ['Wibawanto', 'Hartonosari', 'Prasetyawan', 'Santosudin'],
    name: plain,
  },
  bangladeshi: {
    race: 'Other',
    nationality: 'Bangladesh',
    religions: ['Islam'],
    men: ['Rafiq', 'Jahangir', 'Sohel', 'Masud'],
    women: ['Nasima'],
    families: ['Mollahdar', 'Sikderuddin', 'Talukdari'],
    name: plain,
  },
  filipino: {
    race: 'Other',
    nationality: 'Philippines',
    religions: ['Christianity'],
    men: ['Rodel', 'Arnel', 'Jomar'],
    women: ['Maricel'],
    families: ['Dimasalang', 'Bayanihan', 'Katigbayan'],
    name: plain,
  },
};
