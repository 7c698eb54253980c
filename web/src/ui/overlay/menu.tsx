import { useId, useRef, useState, type MouseEvent, type ReactNode, type ToggleEvent } from 'react';
import { flushSync } from 'react-dom';
import { classes } from '../classes.ts';
import { Linked, type LinkElement } from '../link.tsx';

type MenuProps = {
  /** Name of the button and of the list: "Account van Mark". */
  label: string;
  /** What the button shows: an avatar, an icon. */
  trigger: ReactNode;
  triggerClass?: string | undefined;
  /** MenuLink, MenuButton, MenuLine. */
  children: ReactNode;
};

const margin = 6;
/** What a menu needs beside the edge of the screen: its least width and some air. */
const room = 228;

/**
 * A button that opens a short list, as the account menu. A native popover: Escape and a press elsewhere close it, focus
 * returns. The list comes with the first touch of its button, and what is in it when it opens: a conversation has a
 * menu at each message.
 */
export function Menu({ label, trigger, triggerClass = 'icon-button', children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isNear, setNear] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  const near = () => setNear(true);
  // A press that no touch or focus came before finds its list at once: the browser opens it right after.
  const press = () => {
    if (!isNear) flushSync(near);
  };
  const place = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    if (newState !== 'open') return;
    setOpened(true);
    if (button.current) placeBelow(currentTarget, button.current);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClass}
        aria-label={label}
        aria-expanded={isNear ? undefined : false}
        popoverTarget={isNear ? id : undefined}
        onPointerDown={near}
        onFocus={near}
        onClick={press}
      >
        {trigger}
      </button>
      {isNear && (
        <ul id={id} className="menu" aria-label={label} popover="auto" onBeforeToggle={place} onClick={closeOnChoice}>
          {hasOpened && children}
        </ul>
      )}
    </>
  );
}

function placeBelow(menu: HTMLElement, button: HTMLElement): void {
  const { bottom, left, right, top } = button.getBoundingClientRect();
  const { clientWidth: width } = document.documentElement;
  const isLow = bottom > window.innerHeight * 0.7;
  menu.style.insetBlock = isLow ? `auto ${window.innerHeight - top + margin}px` : `${bottom + margin}px auto`;
  // It opens towards the middle, so that it never hangs over an edge.
  const isLeft = left + right < width;
  menu.style.insetInline = isLeft
    ? `${Math.max(8, Math.min(left, width - room))}px auto`
    : `auto ${Math.max(8, Math.min(width - right, width - room))}px`;
}

function closeOnChoice({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a, button')) currentTarget.hidePopover();
}

type MenuItemProps = { icon?: ReactNode; children: ReactNode };

/** A choice that leads to a page. */
export function MenuLink({
  link,
  current,
  icon,
  children,
}: MenuItemProps & { link: LinkElement; current?: boolean | undefined }) {
  return (
    <li>
      <Linked link={link} className="menu-item" current={current ? 'page' : undefined}>
        {icon}
        {children}
      </Linked>
    </li>
  );
}

/** A choice that does something at once. */
export function MenuButton({
  onPress,
  danger,
  icon,
  children,
}: MenuItemProps & { onPress: () => void; danger?: boolean | undefined }) {
  return (
    <li>
      <button type="button" className={classes('menu-item', danger && 'menu-item-danger')} onClick={onPress}>
        {icon}
        {children}
      </button>
    </li>
  );
}

/** A line between groups of a menu. */
export function MenuLine() {
  return <li aria-hidden="true" className="menu-line" />;
}
