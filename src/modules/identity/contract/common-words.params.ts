/**
 * Words that head the public lists of the most used passwords (such as NCSC's of 2019 and the yearly ones since), without the digits and signs that
 * people put around them, and what is typed first in Malaysia. Keyboard runs and repeats are found without a list.
 */
const WORDS = `
password passwort passwd pass pwd secret letmein letme welcome login logon signin admin administrator root superuser user guest default
changeme change test testing tester demo example sample temp temporary master access open system server computer internet windows office
microsoft google facebook instagram samsung iphone android apple laptop mobile network database manager payroll company staff employee
iloveyou loveyou love lovely lover sunshine princess prince queen king angel baby babygirl flower butterfly rainbow chocolate cookie
monkey dragon tiger lion eagle panther shadow falcon phoenix wolf dolphin buster snoopy
football soccer baseball basketball hockey golfer tennis liverpool chelsea arsenal manutd barcelona juventus madrid
superman batman spiderman starwars pokemon naruto matrix ninja samurai gandalf mickey
freedom forever hello whatever killer hunter ranger warrior soldier trustno trustnoone nothing blessed jesus allah bismillah alhamdulillah
summer winter spring autumn january february march april june july august september october november december
monday tuesday wednesday thursday friday saturday sunday
michael jordan daniel charlie thomas robert jennifer jessica ashley andrew joshua matthew anthony nicole michelle
qwerty qwertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm azerty qazwsx qwe asd zxc abc abcd abcde abcdef abcdefg
mesra malaysia malaysiaku merdeka selangor kualalumpur johor penang sabah sarawak melaka perak kedah kelantan terengganu pahang perlis putrajaya
katalaluan kata laluan rahsia sulit selamat selamatdatang sayang sayangku cinta cintaku bintang harimau pejabat syarikat gaji kerja pekerja
januari februari mac mei jun julai ogos oktober disember isnin selasa rabu khamis jumaat sabtu ahad
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));
