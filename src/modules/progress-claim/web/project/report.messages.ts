/** Words of the reports that a list of contracts is taken away as. */
import { defineMessages } from '#platform/contract/messages.ts';
import { PCR } from '../pcr.messages.ts';

export const REPORT = defineMessages({
  title: { en: 'Report', ms: 'Laporan' },
  template: { en: 'What it lists', ms: 'Kandungannya' },
  Summary: { en: 'Certified claims', ms: 'Tuntutan yang diperakui' },
  Ageing: { en: 'Unpaid claims by age', ms: 'Tuntutan belum dibayar mengikut umur' },
  Retention: PCR.retention,
  project: PCR.project,
  which: { en: 'No project: those that the list shows.', ms: 'Tanpa projek: yang dipaparkan dalam senarai.' },
  certified: { en: 'Certified from – to', ms: 'Diperakui dari – hingga' },
  format: { en: 'File', ms: 'Fail' },
  download: { en: 'Download', ms: 'Muat turun' },
});
