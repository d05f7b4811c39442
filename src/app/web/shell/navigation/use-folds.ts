import { useState } from 'react';
import { recall, remember } from '#platform/web/local-state.ts';

type Choices = Readonly<Record<string, boolean>>;

const isChoices = (value: unknown): value is Choices =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((open) => typeof open === 'boolean');

/**
 * Which sections and groups of the navigation are open. At first only those around the present page are; what a person
 * opens or closes stays so, remembered on this device.
 */
export function useFolds() {
  const [choices, setChoices] = useState<Choices>(() => {
    const remembered: unknown = recall('nav_folds');
    return isChoices(remembered) ? remembered : {};
  });
  /** @param current the present page is inside */
  const isOpen = (key: string, current: boolean) => choices[key] ?? current;
  /** @param within the section of a group: an opened group keeps its section open */
  const setOpen = (key: string, open: boolean, within?: string) => {
    const next = { ...choices, [key]: open, ...(within !== undefined && open && { [within]: true }) };
    setChoices(next);
    remember('nav_folds', next);
  };
  return { isOpen, setOpen };
}
