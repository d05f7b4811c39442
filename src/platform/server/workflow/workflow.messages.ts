import { defineMessages } from '#platform/contract/messages.ts';

export const WORKFLOW_MESSAGES = defineMessages({
  notFromHere: {
    en: 'This action cannot be taken while the status is {status}.',
    ms: 'Tindakan ini tidak boleh dibuat semasa statusnya {status}.',
  },
  notNew: { en: 'This action needs an existing record.', ms: 'Tindakan ini memerlukan rekod sedia ada.' },
  remark: { en: 'Give a remark of 3 to 500 characters.', ms: 'Berikan catatan antara 3 hingga 500 aksara.' },
});
