/** The remark of an ended employment with what was ticked on the exit checklist. Pure. */
import { CHECKLIST, END } from './end.messages.ts';

export type ChecklistItem = (typeof CHECKLIST)[number];
type Speak = (key: keyof typeof END, params?: Record<string, string>) => string;

/** Items stand in the order of the list, whatever the order of ticking. */
export function settledRemark(remark: string, settled: readonly ChecklistItem[], t: Speak): string {
  const items = CHECKLIST.filter((item) => settled.includes(item));
  const note = items.length > 0 ? t('settled', { list: items.map((item) => t(item)).join(', ') }) : '';
  return [remark.trim(), note].filter(Boolean).join('\n');
}
