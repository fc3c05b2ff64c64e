import { describe, expect, it } from 'vitest';
import { watchInactivity } from './watch-inactivity.ts';

const minute = 60_000;
const second = 1000;

/** SPEC §9, written again: the tests must fail where the product says otherwise. */
const idleLimit = 60 * minute;
const warning = 60 * second;
const hiddenCheckInterval = 10 * second;
const sharedIdleLimit = 20 * minute;
const sharedCheckInterval = 60 * second;

/** A clock that only moves when told to, shared by the tabs of one browser like their storage. */
function openBrowser() {
  const timers = new Set<{ at: number; act: () => void }>();
  const browser = {
    now: 1_800_000_000_000,
    lastActivity: undefined as number | undefined,
    pass(ms: number) {
      const end = browser.now + ms;
      for (;;) {
        const next = Array.from(timers)
          .filter(({ at }) => at <= end)
          .sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers.delete(next);
        browser.now = Math.max(next.at, browser.now);
        next.act();
      }
      browser.now = end;
    },
    /** Asleep: no timer runs, and those that are due do so on waking. */
    sleep(ms: number) {
      browser.now += ms;
    },
    openTab({ sharedDevice = false } = {}) {
      const tab = {
        isHidden: false,
        secondsLeft: null as number | null,
        over: undefined as string | undefined,
        endings: 0,
      };
      const watch = watchInactivity({
        clock: {
          now: () => browser.now,
          wait(act, ms) {
            const timer = { at: browser.now + ms, act };
            timers.add(timer);
            return () => timers.delete(timer);
          },
        },
        sharedDevice,
        isHidden: () => tab.isHidden,
        activity: {
          read: () => browser.lastActivity ?? browser.now,
          write(time) {
            browser.lastActivity = time;
          },
        },
        onWarning(msLeft) {
          tab.secondsLeft = msLeft === null ? null : msLeft / second;
        },
        onOver(why) {
          tab.over = why;
          tab.endings += 1;
        },
      });
      return Object.assign(tab, {
        watch,
        hide() {
          tab.isHidden = true;
          watch.handleHidden();
        },
        show() {
          tab.isHidden = false;
          watch.handleVisible();
        },
      });
    },
  };
  return browser;
}

describe('la session d’un membre qui ne fait rien', () => {
  it('prévient une minute avant la fin, compte les secondes, puis finit', () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    browser.pass(idleLimit - warning - 1);
    expect(tab.secondsLeft).toBeNull();
    browser.pass(1);
    expect(tab.secondsLeft).toBe(60);
    browser.pass(second);
    expect(tab.secondsLeft).toBe(59);
    browser.pass(58 * second);
    expect(tab.secondsLeft).toBe(1);
    expect(tab.over).toBeUndefined();
    browser.pass(second);
    expect(tab).toMatchObject({ over: 'inactivity', endings: 1 });
    browser.pass(idleLimit);
    expect(tab.endings).toBe(1);
  });

  it('ne finit pas tant qu’il agit', () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    for (let hours = 0; hours < 10; hours++) {
      browser.pass(idleLimit - warning - second);
      tab.watch.recordActivity();
    }
    expect(tab).toMatchObject({ secondsLeft: null, over: undefined });
  });

  it('n’est pas prolongée par un geste pendant l’avertissement', () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    browser.pass(idleLimit - 30 * second);
    tab.watch.recordActivity();
    expect(tab.secondsLeft).toBe(30);
    browser.pass(30 * second);
    expect(tab.over).toBe('inactivity');
  });

  it('reprend du début quand il la continue', () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    browser.pass(idleLimit - 30 * second);
    tab.watch.reset();
    expect(tab.secondsLeft).toBeNull();
    browser.pass(idleLimit - warning);
    expect(tab.secondsLeft).toBe(60);
  });

  it('finit au réveil d’un ordinateur mis en veille, fût-ce d’un geste', () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    browser.sleep(8 * idleLimit);
    tab.watch.recordActivity();
    expect(tab).toMatchObject({ over: 'inactivity', endings: 1 });
  });
});

describe('un onglet caché', () => {
  it('retrouvé trop tard est déconnecté', () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    tab.hide();
    browser.sleep(idleLimit);
    tab.show();
    expect(tab).toMatchObject({ over: 'away', endings: 1 });
  });

  it('est déconnecté sans attendre, à la vérification des dix secondes', () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    browser.pass(5 * second);
    tab.hide();
    browser.pass(idleLimit - 6 * second);
    expect(tab.over).toBeUndefined();
    browser.pass(hiddenCheckInterval);
    expect(tab.over).toBe('away');
  });

  it('refermé trop tard ne décide rien : la page qui rouvrira le dira', () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    browser.sleep(idleLimit);
    tab.hide();
    expect(tab.over).toBeUndefined();
  });

  it('retrouvé dans la dernière minute montre l’avertissement', () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    tab.hide();
    browser.sleep(idleLimit - 20 * second);
    tab.show();
    expect(tab.secondsLeft).toBe(20);
  });

  it('retrouvé avant repart pour une heure', () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    tab.hide();
    browser.pass(idleLimit - 2 * warning);
    tab.show();
    expect(browser.lastActivity).toBe(browser.now);
    browser.pass(idleLimit - warning - 1);
    expect(tab.secondsLeft).toBeNull();
  });
});

describe('au démarrage', () => {
  it.each([
    [idleLimit, { over: 'away', secondsLeft: null }],
    [idleLimit - 1, { over: undefined, secondsLeft: 0.001 }],
    [idleLimit - warning, { over: undefined, secondsLeft: 60 }],
    [idleLimit - warning - 1, { over: undefined, secondsLeft: null }],
  ])('après %d ms d’absence : %j', (absence, expected) => {
    const browser = openBrowser();
    browser.lastActivity = browser.now - absence;
    expect(browser.openTab()).toMatchObject(expected);
  });
});

describe('deux onglets', () => {
  it('l’activité de l’un garde l’autre', () => {
    const browser = openBrowser();
    const [active, idle] = [browser.openTab(), browser.openTab()];
    browser.pass(50 * minute);
    active.watch.recordActivity();
    browser.pass(50 * minute);
    expect(idle).toMatchObject({ secondsLeft: null, over: undefined });
  });

  it('préviennent ensemble, et continuer dans l’un ferme l’avertissement de l’autre', () => {
    const browser = openBrowser();
    const [one, other] = [browser.openTab(), browser.openTab()];
    browser.pass(idleLimit - 30 * second);
    expect([one.secondsLeft, other.secondsLeft]).toEqual([30, 30]);
    one.watch.reset();
    other.watch.recheck();
    expect([one.secondsLeft, other.secondsLeft]).toEqual([null, null]);
  });

  it('celui qu’on retrouve pendant l’avertissement ne le referme pas', () => {
    const browser = openBrowser();
    const [shown, hidden] = [browser.openTab(), browser.openTab()];
    hidden.hide();
    browser.pass(idleLimit - 30 * second);
    hidden.show();
    hidden.watch.recordActivity();
    expect([shown.secondsLeft, hidden.secondsLeft]).toEqual([30, 30]);
  });
});

describe('sur un poste partagé', () => {
  it('la session finit après vingt minutes, à la vérification de la minute, sans avertissement', () => {
    const browser = openBrowser();
    const tab = browser.openTab({ sharedDevice: true });
    browser.pass(30 * second);
    tab.watch.recordActivity();
    browser.pass(sharedIdleLimit - 1);
    expect(tab).toMatchObject({ over: undefined, secondsLeft: null });
    browser.pass(sharedCheckInterval);
    expect(tab).toMatchObject({ over: 'inactivity', secondsLeft: null, endings: 1 });
  });

  it('l’onglet retrouvé après vingt minutes est déconnecté', () => {
    const browser = openBrowser();
    const tab = browser.openTab({ sharedDevice: true });
    tab.hide();
    browser.sleep(sharedIdleLimit);
    tab.show();
    expect(tab.over).toBe('away');
  });
});

it('une fois arrêtée, la veille ne dit plus rien', () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  tab.watch.stop();
  browser.pass(2 * idleLimit);
  tab.watch.recordActivity();
  expect(tab).toMatchObject({ over: undefined, secondsLeft: null });
});
