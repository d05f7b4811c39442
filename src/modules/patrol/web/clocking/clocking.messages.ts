import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const CLOCKING = defineMessages({
  answers: { en: 'Answers', ms: 'Jawapan' },
  ...everyday('status', 'remark', 'from', 'to', 'reason', 'date', 'all', 'days'),
  views: { en: 'Scans as', ms: 'Imbasan sebagai' },
  list: { en: 'List', ms: 'Senarai' },
  byHour: { en: 'By point and hour', ms: 'Mengikut titik dan jam' },
  map: { en: 'Map', ms: 'Peta' },
  noPlaces: { en: 'No scan with a position', ms: 'Tiada imbasan dengan lokasi' },
  noPlacesHint: {
    en: 'Scans appear here where the phone knew its position. Positions are kept for {n} days.',
    ms: 'Imbasan dipaparkan di sini jika telefon mengetahui lokasinya. Lokasi disimpan selama {n} hari.',
  },
  morePlaces: {
    en: 'Only the latest {n} scans are shown. Choose fewer days or a site.',
    ms: 'Hanya {n} imbasan terkini ditunjukkan. Pilih kurang hari atau satu tapak.',
  },
  mapLegend: {
    en: '{n, plural, one {# scan} other {# scans}} with a position. Late and odd ones are pins, which are listed; the others are dots.',
    ms: '{n} imbasan dengan lokasi. Yang lewat atau ganjil mempunyai pin dan tersenarai, selebihnya titik.',
  },
  noPoints: { en: 'No checkpoint yet', ms: 'Belum ada titik semak' },
  noPointsHint: { en: 'Checkpoints of the sites appear here with their scans.', ms: 'Titik semak tapak dipaparkan di sini dengan imbasannya.' },
  morePoints: { en: 'Only the first {n} points are shown. Choose a site.', ms: 'Hanya {n} titik pertama ditunjukkan. Pilih tapak.' },
  hourLegend: {
    en: 'Scans of each point by hour of the day, the darker the more; below them the late ones.',
    ms: 'Imbasan setiap titik mengikut jam, lebih gelap lebih banyak; di bawahnya yang lewat.',
  },
  hourCell: {
    en: '{point}, {hour}: {n, plural, one {# scan} other {# scans}}, {late} late',
    ms: '{point}, {hour}: {n} imbasan, {late} lewat',
  },
  enter: { en: 'Enter a scan', ms: 'Masukkan imbasan' },
  enterHint: {
    en: 'It counts as a scan and is marked as entered by the office, also for clients.',
    ms: 'Ia dikira sebagai imbasan dan ditanda sebagai dimasukkan oleh pejabat, juga untuk pelanggan.',
  },
  enteredBy: { en: 'Entered by', ms: 'Direkodkan oleh' },
  clock: { en: 'Time of day', ms: 'Waktu' },
  byHand: { en: 'By the office', ms: 'Oleh pejabat' },
  today: { en: 'Scans today', ms: 'Imbasan hari ini' },
  lateToday: { en: '{n} late', ms: '{n} lewat' },
  handToday: { en: 'Entered by the office today', ms: 'Dimasukkan oleh pejabat hari ini' },
  welfare: { en: 'Welfare checks today', ms: 'Semakan kebajikan hari ini' },
  welfareNote: { en: '{missed} missed, {late} late, {help} for help', ms: '{missed} terlepas, {late} lewat, {help} minta bantuan' },
  title: { en: 'Clockings', ms: 'Imbasan rondaan' },
  empty: { en: 'No scan yet', ms: 'Belum ada imbasan' },
  emptyHint: { en: 'Scans appear here as devices send them.', ms: 'Imbasan dipaparkan di sini apabila peranti menghantarnya.' },
  time: { en: 'Time', ms: 'Masa' },
  received: { en: 'Received', ms: 'Diterima' },
  site: { en: 'Site', ms: 'Tapak' },
  project: { en: 'Project', ms: 'Projek' },
  round: { en: 'Round', ms: 'Rondaan' },
  checkpoint: { en: 'Checkpoint', ms: 'Titik semak' },
  unknown: { en: 'Unknown tag {tag}', ms: 'Tag tidak dikenali {tag}' },
  guard: { en: 'Guard', ms: 'Pengawal' },
  operation: { en: 'Operation', ms: 'Operasi' },
  method: { en: 'Method', ms: 'Kaedah' },
  distance: { en: 'Distance', ms: 'Jarak' },
  metres: { en: '{n} m', ms: '{n} m' },
  flags: { en: 'Worth a check', ms: 'Patut diperiksa' },
  extra: { en: 'Extra', ms: 'Tambahan' },
  exceptions: { en: 'Exceptions', ms: 'Pengecualian' },
  decision: { en: 'Decision', ms: 'Keputusan' },
  undecided: { en: 'To decide', ms: 'Untuk diputuskan' },
  decideAsk: { en: 'What about {point}, scanned by {guard}?', ms: 'Bagaimana dengan {point}, diimbas oleh {guard}?' },
  decideHint: { en: 'What the scan counts for stays as it is.', ms: 'Kiraan imbasan kekal seperti sedia ada.' },
});

export const DECIDE_VERBS = defineMessages({
  Explained: { en: 'Accept explanation', ms: 'Terima penjelasan' },
  Breach: { en: 'Record breach', ms: 'Rekod pelanggaran' },
});
export const QUEUE_NAMES = defineMessages({
  Undecided: { en: 'To decide', ms: 'Untuk diputuskan' },
  Decided: { en: 'Decided', ms: 'Sudah diputuskan' },
});
