import { lazy, type ComponentType } from 'react';

/** Lazy components, one for each part, kept so that a re-render does not load it again. */
export function keepFiles<Part extends WeakKey, Props = object>(fileOf: (part: Part) => () => Promise<ComponentType<Props>>) {
  const stored = new WeakMap<Part, ComponentType<Props>>();
  return {
    /** Asked for at once, all of them side by side. */
    componentOf(part: Part): ComponentType<Props> {
      let component = stored.get(part);
      if (!component) {
        const file = fileOf(part)();
        // A failure is told where the part is drawn.
        file.catch(() => undefined);
        component = lazy(async () => ({ default: await file }));
        stored.set(part, component);
      }
      return component;
    },
    forget: (part: Part) => void stored.delete(part),
  };
}
