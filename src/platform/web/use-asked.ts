import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Does once what the address asks for (`?apply=1`), and takes the word out of the address, so that going back does not ask again. */
export function useAsked(word: string, answer: () => void): void {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(search);
  const asked = query.has(word);
  const take = useEffectEvent(() => {
    query.delete(word);
    navigate(query.size > 0 ? `${path}?${query}` : path, { replace: true });
    answer();
  });
  useEffect(() => {
    if (asked) take();
  }, [asked]);
}
