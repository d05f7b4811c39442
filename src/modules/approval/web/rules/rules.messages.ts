/** Words of the approval rules, whatever they decide. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const RULES = defineMessages({
  chain: { en: 'Who decides', ms: 'Siapa memutuskan' },
  chainHint: {
    en: 'One after the other. Any approver of a level decides for it; the substitute may too while the approver is on leave.',
    ms: 'Satu demi satu. Mana-mana pelulus dalam satu peringkat boleh memutuskan; pengganti juga boleh semasa pelulus bercuti.',
  },
  asked: { en: 'When they are asked', ms: 'Bila mereka ditanya' },
  remindDays: { en: 'Remind after (days)', ms: 'Ingatkan selepas (hari)' },
  remindHint: { en: 'Empty: two days.', ms: 'Kosong: dua hari.' },
  escalateDays: { en: 'Ask the next level too after (days)', ms: 'Tanya peringkat seterusnya juga selepas (hari)' },
  escalateHint: { en: 'Empty: never before its turn.', ms: 'Kosong: tidak sebelum gilirannya.' },
  name: EVERYDAY.name,
  any: { en: 'Left empty: all of them.', ms: 'Dibiarkan kosong: semua.' },
  appliesTo: { en: 'Applies to', ms: 'Digunakan bagi' },
  add: { en: 'Add rule', ms: 'Tambah peraturan' },
  addTitle: { en: 'New approval rule', ms: 'Peraturan kelulusan baharu' },
  edit: EVERYDAY.edit,
  view: EVERYDAY.view,
  delete: EVERYDAY.delete,
  deleteAsk: { en: 'Delete the rule {name}?', ms: 'Padam peraturan {name}?' },
  deleteText: { en: 'Requests under way keep their approvers.', ms: 'Permohonan yang sedang berjalan kekal dengan pelulusnya.' },
  empty: { en: 'There is no approval rule.', ms: 'Tiada peraturan kelulusan.' },
  hint: {
    en: 'Without a rule that fits, whoever holds the right decides. The rule with the most conditions that fit is taken.',
    ms: 'Tanpa peraturan yang sesuai, sesiapa yang mempunyai hak memutuskan. Peraturan dengan paling banyak syarat yang sesuai digunakan.',
  },
  level: { en: 'Level {n}', ms: 'Peringkat {n}' },
  addLevel: { en: 'Add level', ms: 'Tambah peringkat' },
  moveUp: { en: 'Move level {n} up', ms: 'Alih peringkat {n} ke atas' },
  removeLevel: { en: 'Remove level {n}', ms: 'Buang peringkat {n}' },
  approver: { en: 'Approver', ms: 'Pelulus' },
  approverOf: { en: 'Approver {at} of level {n}', ms: 'Pelulus {at} peringkat {n}' },
  substitute: { en: 'Substitute', ms: 'Pengganti' },
  substituteOf: { en: 'Substitute of approver {at} of level {n}', ms: 'Pengganti pelulus {at} peringkat {n}' },
  nobody: { en: 'Nobody', ms: 'Tiada' },
  addApprover: { en: 'Add approver', ms: 'Tambah pelulus' },
  removeApprover: { en: 'Remove approver {at} of level {n}', ms: 'Buang pelulus {at} peringkat {n}' },
  insteadBy: { en: 'substitute {name}', ms: 'pengganti {name}' },
});
