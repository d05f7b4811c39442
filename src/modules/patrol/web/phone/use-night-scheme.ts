import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useState } from 'react';
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { recall, remember } from '#platform/web/local-state.ts';
import { isNight } from '../../contract/phone/is-night.ts';
import { serverNow } from './phone-call.ts';

const ATTRIBUTE = 'data-mantine-color-scheme';

export interface NightScheme {
  readonly scheme: 'light' | 'dark';
  readonly choose: (scheme: 'light' | 'dark') => void;
}

/** Dark at night, so that the screen does not blind whoever walks; unless the guard chose. @param zone of the site */
export function useNightScheme(zone: string = DEFAULT_TIME_ZONE): NightScheme {
  const [chosen, setChosen] = useState(() => recall('patrol_scheme'));
  const usual = useComputedColorScheme('light');
  const scheme = chosen ?? (isNight(new Date(serverNow()), zone) ? 'dark' : 'light');
  useEffect(() => {
    const root = document.documentElement;
    root.setAttribute(ATTRIBUTE, scheme);
    return () => root.setAttribute(ATTRIBUTE, usual);
  }, [scheme, usual]);
  const choose = (next: 'light' | 'dark') => {
    remember('patrol_scheme', next);
    setChosen(next);
  };
  return { scheme, choose };
}
