/** The detail of a row lives in the URL (`?open=id`), so Back closes it and a link opens it. */
import { navigate } from 'wouter/use-browser-location';

const address = (params: URLSearchParams) => {
  const text = params.toString();
  return `${window.location.pathname}${text ? `?${text}` : ''}`;
};

export function openDetail(id: string | number): void {
  const params = new URLSearchParams(window.location.search);
  const already = params.has('open');
  params.set('open', String(id));
  navigate(address(params), { replace: already, state: { detail: true } });
}

/** Goes back when the detail was opened from the list; otherwise takes it out of the address. */
export function closeDetail(): void {
  const state = window.history.state as { detail?: boolean } | null;
  if (state?.detail) {
    window.history.back();
    return;
  }
  const params = new URLSearchParams(window.location.search);
  params.delete('open');
  navigate(address(params), { replace: true });
}
