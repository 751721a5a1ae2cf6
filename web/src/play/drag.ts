/** Follows a pointer that went down on a piece until it lets go; small shakes are no drag. */
export function dragFrom(
  down: PointerEvent,
  hear: {
    move(x: number, y: number): void;
    /** Let go; the drag may have ended nowhere, or never begun. */
    end(dropped: { x: number; y: number } | null): void;
  },
) {
  if (down.button !== 0) return;
  let dragging = false;
  const controller = new AbortController();
  const { signal } = controller;
  const end = (event: PointerEvent) => {
    controller.abort();
    hear.end(dragging && event.type === 'pointerup' ? { x: event.clientX, y: event.clientY } : null);
  };
  const move = (event: PointerEvent) => {
    dragging ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > 8;
    if (dragging) hear.move(event.clientX, event.clientY);
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}
