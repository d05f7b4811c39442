/** Boxes of the EA form as the options of an item: the number of the box with its words. */
import type { Text } from '#platform/contract/messages.ts';
import { EA_BOXES, type EaField } from '#modules/statutory/contract/ea-boxes.params.ts';
import { EXEMPTIONS, type ExemptionKey } from '#modules/statutory/contract/mtd/exempt-income.params.ts';

function wordsOf(field: EaField): Text {
  const [box, exemption] = field.split('-') as [string, ExemptionKey | undefined];
  const title = exemption ? EXEMPTIONS[exemption].title : (EA_BOXES.find(({ key }) => key === box)?.title ?? { en: '', ms: '' });
  return { en: `${box} ${title.en}`, ms: `${box} ${title.ms}` };
}

export const eaFieldOptions = (fields: readonly EaField[]) => fields.map((value) => ({ value, label: wordsOf(value) }));
