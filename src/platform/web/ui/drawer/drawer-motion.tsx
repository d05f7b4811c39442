import { createContext, use, type ReactNode } from 'react';

const Arrived = createContext(false);

/** Around a drawer whose frame stands already. */
export function ArrivedDrawer({ children }: { children: ReactNode }) {
  return <Arrived value={true}>{children}</Arrived>;
}

/** Around what a drawer holds: further drawers slide in again. */
export function InsideDrawer({ children }: { children: ReactNode }) {
  return <Arrived value={false}>{children}</Arrived>;
}

/** `transitionProps` of a drawer: milliseconds in which it slides in; it takes the place of a frame that stands already. */
export const useDrawerMotion = () => ({ duration: use(Arrived) ? 0 : 160 });
