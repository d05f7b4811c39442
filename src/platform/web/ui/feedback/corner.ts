import classes from './corner.module.css';

let drawn: HTMLElement | undefined;

/** The corner in which the portal speaks without stopping the work: popups, toasts and what can be taken back stack there. */
export function corner(): HTMLElement {
  if (!drawn?.isConnected) {
    drawn = document.createElement('div');
    drawn.className = classes['corner'] ?? '';
    document.body.append(drawn);
  }
  return drawn;
}
