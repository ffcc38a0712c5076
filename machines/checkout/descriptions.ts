import type { Descriptions } from '../support/descriptions'
import type { checkoutMachine } from './machine'

export const descriptions: Descriptions<typeof checkoutMachine> = {
  is: 'The whole checkout: each state of `journey` has one screen and one address, and Back, Forward and typed addresses only ask, by `address.asked`. An identified shopper enters a code once, a running payment is left only by its own ending, and `result` leads to nothing that can be paid with.',
  states: {
    journey: {
      is: 'The shopper’s way from the link to the result. Each step before the payment has its own machine and is left by that machine’s end.',
      on: {
        'host.handedOver':
          'The app around this page handed over a login: it is noted, and checked once the shopper has to be identified.',
      },
    },
    'journey.entering': {
      is: 'Reads whether the address carries a token.',
      on: {
        'always [hasToken]': 'There is a token, so the provider can be asked for its order.',
        'always [else]': 'The address has no token: the link is invalid and no call is made (BOOT-05).',
      },
    },
    'journey.arriving': {
      is: 'Asks for the order and for the shopper’s identity. The form can be filled in before the order is known, so that early typing is kept.',
      on: {
        'always [isTimeUp]': 'The time ended before the shopper was identified.',
        'always [isLinkClosed]': 'The provider no longer accepts the order’s token, so the form leads nowhere.',
        'address.asked [isEntranceAsked]':
          'Back or Forward changed between the two addresses of the form: it shows the other presentation and keeps its text.',
        'language.changed': 'The page speaks another language: the form tells its open list of countries.',
        'done identify [isCodeSent]': 'The provider knows the member and sent a code.',
        'done identify [isNewcomer]': 'The provider knows no member with these details, so the shopper registers.',
        'done identify [isEmailNeeded]':
          'The phone belongs to a member with another e-mail: the registered e-mail is asked for (IDEN-05).',
        'done identify [isForeign]': 'The phone is foreign: the shopper can only go on as a buyer without membership.',
        'done identify [else]':
          'A handed-over login interrupted the form: its text is kept and the provider is asked to confirm the login.',
        'error identify': 'The form broke before anything was sent that moves money.',
      },
    },
    'journey.arriving.starting': {
      is: 'Asks the provider for the order. The provider is asked about the shopper only once the order is known.',
      on: {
        'done startOrder [isStarted]':
          'The order can be paid, or a payment of it is unsettled and the shopper has to log in before it is asked about (GWY-10).',
        'done startOrder [isPaid]': 'The order is paid already, here or elsewhere: it cannot be paid again.',
        'done startOrder [isUnsettled]':
          'A payment of this order was sent and its outcome is unknown: that is settled before anything else.',
        'done startOrder [isLinkInvalid]':
          'The provider rejects the token as invalid (BOOT-05), and this tab knows of no payment for it.',
        'done startOrder [else]': 'The provider refused for another reason, which is shown.',
        'error startOrder': 'No usable answer came: the shopper can ask again.',
      },
    },
    'journey.arriving.identifying': {
      is: 'The order is known and given to the form. The shopper says who they are.',
      on: {
        'always [canRestoreSignIn]':
          'This tab holds a login, a sent code or an admission: the form is skipped and the provider is asked whether it is still good.',
        'host.handedOver':
          'A login arrives while the form is open. The form is asked to end, since only the form has the text that was typed.',
      },
    },
    'journey.arriving.startFailed': {
      is: 'The order could not be had. The screen says why and offers another try (BOOT-06).',
      on: {
        'shopper.retried': 'The shopper has the order asked for again; the old reason is removed.',
        'tab.woke': 'The page is shown again, or has a connection: the order is asked for again (BEST-05).',
      },
    },
    'journey.arrivalFailed': {
      is: 'One of the machines before the payment broke. Nothing was sent that moves money.',
      on: {
        'always [isTimeUp]': 'The time ended before the shopper tried again.',
        'always [isLinkClosed]': 'The token became invalid meanwhile: another try would only be refused.',
        'shopper.retried': 'The shopper begins again: the order is asked for and the old reason is removed.',
      },
    },
    'journey.closed': { is: 'The link is invalid: nothing can be paid, and only another link leads on.' },
    'journey.restoring': {
      is: 'Asks the provider whether what this tab holds is still good: a login, a sent code or an admission. Where it is not, the shopper goes on as a visitor.',
      on: {
        'always [isTimeUp]': 'The order’s or the login’s time ended while the provider was asked.',
        'always [isLinkClosed]': 'The order’s token was refused while the login was checked.',
        'done restoreLogin [isRestored]':
          'The provider confirmed the login, or that the foreign buyer is still admitted, for whom no login’s end counts.',
        'done restoreLogin [isCodePending]':
          'A code is on its way, either from before or because the last strong login is too old (OTP-08). The login’s end counts no longer.',
        'done restoreLogin [else]':
          'Nothing was confirmed: the shopper goes on as a visitor, and the login’s end counts no longer.',
        'error restoreLogin': 'The check broke: the shopper goes on as a visitor and may log in.',
      },
    },
    'journey.registering': {
      is: 'The shopper registers. The code that follows has to be verified before anything can be paid.',
      on: {
        'always [isTimeUp]': 'The time ended during the registration.',
        'always [isLinkClosed]': 'The token became invalid during the registration.',
        'address.asked [isEntranceAsked]':
          'The shopper went back by the address. The registration is asked to end: it has the typed text and knows whether a call is under way that must not be left.',
        'host.handedOver':
          'A login was handed over: the form ends at once, or with the answer to a registration that is under way, also a refusal, and the login is checked.',
        'language.changed': 'The page speaks another language: the form tells its open list of countries.',
        'done registration [isCodeSent]': 'The shopper is registered and a code was sent.',
        'done registration [else]': 'The shopper went back to the form, and the text came along.',
        'error registration':
          'The registration broke. The next try asks the provider whether the shopper is a member by now.',
      },
    },
    'journey.resolvingEmailMismatch': {
      is: 'The shopper names the e-mail that is registered to the phone.',
      on: {
        'always [isTimeUp]': 'The time ended before the e-mail was found.',
        'always [isLinkClosed]': 'The token became invalid before the e-mail was found.',
        'address.asked [isEntranceAsked]':
          'The shopper went back by the address: the child ends and brings the e-mail along.',
        'host.handedOver':
          'A login was handed over: the child ends at once, or with any answer to its look-up, and the login is checked.',
        'done emailMismatch [isCodeSent]': 'E-mail and phone belong together, so a code was sent.',
        'done emailMismatch [isNewcomer]': 'The provider no longer knows a member with this phone.',
        'done emailMismatch [else]': 'The shopper went back to enter another phone.',
        'error emailMismatch': 'The question about the e-mail broke; the shopper can begin again.',
      },
    },
    'journey.admittingForeignPhone': {
      is: 'A buyer with a foreign phone asks to pay without a login. Only the provider’s admission leads on.',
      on: {
        'always [isTimeUp]': 'The order’s time ended before the buyer was admitted.',
        'always [isLinkClosed]': 'The token became invalid before the buyer was admitted.',
        'address.asked [isEntranceAsked]': 'The shopper went back by the address to enter another number.',
        'host.handedOver':
          'A login was handed over: the child ends, at once or with the answer to its call, and the login is checked before the admission.',
        'done foreignPhone [isAdmitted]': 'The provider admitted the buyer, so no code is needed (FRGN-02).',
        'done foreignPhone [else]': 'The shopper declined and returns to the form.',
        'error foreignPhone': 'The machine of the foreign phone broke; the shopper can begin again.',
      },
    },
    'journey.verifyingOtp': {
      is: 'The shopper enters the one-time code. A login starts here only with a verified code.',
      on: {
        'always [isTimeUp]': 'The time ended while the code was awaited.',
        'always [isLinkClosed]': 'The token became invalid while the code was awaited.',
        'address.asked [isEntranceAsked]':
          'The shopper went back by the address. The code’s machine decides, since a code that is being verified must not be left.',
        'always [canRestoreSignIn]':
          'A login was handed over, now or before the code was sent: it is checked first, and the code still counts if that fails.',
        'done otp [isVerified]': 'The provider accepted the code: the shopper is logged in (OTP-03).',
        'done otp [isNumberWrong]': 'The shopper noticed that the code goes to a wrong number (OTP-06).',
        'done otp [else]': 'The shopper went back to the form; another code has to be sent.',
        'error otp': 'The entry of the code broke: the shopper starts at the form again.',
      },
    },
    'journey.changingPhone': {
      is: 'The shopper corrects the number that the code is sent to.',
      on: {
        'always [isTimeUp]': 'The time ended while the number was corrected.',
        'always [isLinkClosed]': 'The token became invalid while the number was corrected.',
        'address.asked [isOtpScreen]': 'Back leads to the code: the child ends and the code of before still counts.',
        'host.handedOver':
          'A login was handed over: the child ends at once, or with any answer to a change that is under way, and the login is checked.',
        'done phoneChange': 'A code for the other number or the code of before: both are entered on the same screen.',
        'error phoneChange': 'The change broke, so the code of before still counts.',
      },
    },
    'journey.opening': {
      is: 'The shopper may pay. Loads the machines for what the link is for: payment, refund or settlement.',
      on: {
        'always [isTimeUp]': 'The time ended while the machines were loading.',
        'always [isLinkClosed]': 'The token became invalid while the machines were loading.',
        'always [canRestoreSignIn]': 'A login was handed over for an admitted buyer: it is checked first.',
        'done openPayment': 'The machines are loaded and can be started.',
        'error openPayment': 'A part of the page could not be loaded.',
      },
    },
    'journey.openingFailed': {
      is: 'What the link is for could not be loaded or broke before anything was sent. The shopper stays logged in.',
      on: {
        'always [isTimeUp]': 'The time ended before the part was loaded again.',
        'always [isLinkClosed]': 'The token became invalid before the part was loaded again.',
        'shopper.retried': 'The shopper has the missing part loaded again.',
      },
    },
    'journey.inside': {
      is: 'Chooses what happens next by what the link is for, the same for a member and for an admitted buyer. An unsettled payment comes first: nothing new is paid before the order was asked about it.',
      on: {
        'always [isLeavingForShop]':
          'The shopper chose to leave on an earlier screen: no machine that can send a payment starts.',
        'always [isUnresolved]':
          'A payment from before has an unknown outcome, and its login had been refused (GWY-10).',
        'always [isRefund]': 'The link or the order is about a refund (BOOT-17).',
        'always [isSettlement]': 'The link or the order is about a seller’s earnings (BOOT-17).',
        'always [else]': 'The order is to be paid.',
      },
    },
    'journey.exiting': {
      is: 'The page is leaving for the shop, or was left. No child that could send a payment runs. A shopper who stays or returns gets the order as it is by then.',
      on: {
        'always [isTimeUp]': 'The time ended while the page was leaving.',
        'always [isLinkClosed]': 'The token became invalid while the page was leaving.',
        'always [isObserving]': 'Another tab has taken the order meanwhile.',
        'always [isStaying]':
          'The shopper stays and the page is in use: the order is asked for again, and the provider who pays, before anything can be paid (BEST-04).',
        'tab.restored [isPageBack]':
          'The browser brought the page back although the way to the shop had started: order and login are checked again (BEST-04).',
      },
    },
    'journey.loggingOut': {
      is: 'The login is dropped and the page loads again, so that nothing of the shopper stays in its memory. No child that could send a payment runs.',
      on: {
        'done startOver':
          'The page is still here after a while: its shopper is a visitor, whose form has the details of before.',
        'error startOver': 'The page could not load again: its shopper is a visitor.',
      },
    },
    'journey.paying': {
      is: 'The payment, of which this chart mirrors the states that forbid something. What was sent is left only by its own ending, and the time counts only where a payment could begin.',
      on: {
        'network.changed': 'The payment learns how the connection is, so that a press while offline sends nothing.',
        'done payment [hasReceipt]': 'The order is paid, or the shopper has reported that the transfer is on its way.',
        'done payment [else]': 'A payment was sent, or the browser went to a bank, and the outcome is unknown.',
        'error payment [isPaymentBegun]':
          'The payment machine broke after a payment had begun: its outcome is unknown, and what was tried is no longer known here.',
        'error payment [else]': 'The payment machine broke before anything was sent: it can be loaded again.',
        'change of payment [isAttempt] → overdue': 'The payment was sent and its answer is late.',
        'change of payment [isAttempt] → goingForCredit': 'The browser is going to the bank of a shopping credit.',
        'change of payment [isAttempt] → redirecting': 'The browser is going to the bank that verifies the card.',
        'change of payment [isAttempt] → inFlight': 'The payment was sent.',
        'change of payment [isAttempt] → lockedIn':
          'The bank transfer has its reference, or the shopper is giving it up.',
        'change of payment [isAttempt] → identifying':
          'The provider’s limits require that the shopper proves their identity.',
        'change of payment [isAttempt] → pressed': 'The shopper pressed pay and nothing was sent yet.',
        'change of payment [isAttempt] → choosing':
          'The form of a method broke. A transfer that waits with its code is still the order’s.',
        'change of payment [isLockedIn]':
          'The shopper left the transfer’s code, or the provider refused it: the order’s own time counts again (CNT-05).',
        'change of payment [else]':
          'Nothing is pressed, or the shopper is asked to accept a price. Whether the agreement is ticked is kept.',
      },
    },
    'journey.paying.choosing': {
      is: 'A payment can begin here. Leaving for the shop stops the child that could send one.',
      on: {
        'always [isTimeUp]': 'The time ended before the shopper pressed pay (CNT-05).',
        'always [isLinkClosed]': 'The token became invalid before the shopper pressed pay.',
        'always [isObserving]': 'Another tab owns the order: this one may send no payment (BEST-02).',
        'always [isPageLeft]': 'The page was left: nothing may be paid in it.',
        'tab.restored':
          'The page returned from the cache or from a long sleep: the order and the login are checked again before a payment (BEST-04).',
        'always [canRestoreSignIn]':
          'A login was handed over for an admitted buyer, now or while a payment was under way: it is checked, and its member goes on instead.',
        'shopper.exited [isExitAsked]': 'The shopper confirmed the way to the shop.',
        'shopper.loggedOut': 'The shopper is someone else, or leaves a device that is shared.',
      },
    },
    'journey.paying.identifying': {
      is: 'The shopper is asked to prove their identity, perhaps in the provider’s app, and can exit meanwhile. Nothing was sent. A return after a long absence changes nothing here: the order is read again before the payment is sent (BEST-14).',
      on: {
        'always [isTimeUp]': 'The time ended before the identity was proven.',
        'always [isLinkClosed]': 'The token became invalid before the identity was proven.',
        'always [isObserving]': 'Another tab owns the order: this one may send no payment (BEST-02).',
        'always [isPageLeft]': 'The page was left: nothing may be paid in it.',
        'shopper.exited [isExitAsked]': 'The shopper confirmed the way to the shop instead of a proof.',
      },
    },
    'journey.paying.pressed': {
      is: 'From the press until the payment is sent. The shopper cannot exit. Time, another tab and a page that was left or restored stop the payment before it is sent.',
      on: {
        'always [isTimeUp]': 'The time ended after the press: the payment was not sent.',
        'always [isLinkClosed]': 'The token became invalid after the press: the payment was not sent.',
        'always [isObserving]': 'Another tab took the order after the press: the payment was not sent.',
        'always [isPageLeft]': 'The page was left after the press: the payment was not sent.',
        'tab.restored':
          'The page returned after the press: the payment was not sent, and order and login are checked (BEST-04).',
      },
    },
    'journey.paying.lockedIn': {
      is: 'A bank transfer has its reference: that payment has begun. It goes on when the time is over (CNT-05) or the page was left, since nothing more can be paid from here.',
      on: {
        'always [isObserving]': 'Another tab owns the order; the transfer stays begun.',
        'tab.restored [isLoginOver]': 'The page returned after the login had ended: the code stays (CNT-05).',
        'tab.restored [isOffline]': 'The page returned without a connection: the code stays (CNT-05).',
        'tab.restored [else]': 'The page returned: the order says whether the transfer still waits (BEST-04).',
        'address.asked [isOtherScreen]':
          'The shopper asked for another screen by the address: the transfer explains that it has begun and how to give it up.',
        'shopper.retried [isLoginOver]':
          'The login has ended: the shopper logs in again, which leads back to the same transfer.',
      },
    },
    'journey.paying.inFlight': {
      is: 'The payment was sent and its answer is awaited. Neither time, address, exit nor another tab ends it.',
    },
    'journey.paying.overdue': {
      is: 'The payment was sent and its answer is late. The screen says that the outcome is unknown; the answer still counts.',
    },
    'journey.paying.redirecting': {
      is: 'The browser goes to the bank that verifies the card. The page may still be here for a while.',
      on: { 'tab.restored': 'The shopper came back from the bank: the payment asks for its outcome at once.' },
    },
    'journey.paying.goingForCredit': {
      is: 'The browser goes to the bank that decides on the shopping credit. A screen of its own says so.',
      on: { 'tab.restored': 'The shopper came back from the credit’s bank: the outcome is asked for at once.' },
    },
    'journey.refunding': {
      is: 'A refund is offered and claimed. A claim that was sent is left only by its own ending.',
      on: {
        'network.changed': 'The refund learns how the connection is, so that a claim while offline is held back.',
        'done refund [isPaid]': 'The refund is in the balance.',
        'done refund [else]': 'The claim was sent and its outcome is unknown.',
        'error refund [isPaymentBegun]': 'The refund’s machine broke after the claim was sent: the order is asked.',
        'error refund [else]': 'The refund’s machine broke before a claim was sent.',
        'change of refund [isAttempt]': 'The claim was sent.',
        'change of refund [else]': 'No claim is under way, so the shopper may leave.',
      },
    },
    'journey.refunding.choosing': {
      is: 'A claim can begin here. Leaving for the shop stops the child that could send one.',
      on: {
        'always [isTimeUp]': 'The time ended before the refund was claimed.',
        'always [isLinkClosed]': 'The token became invalid before the refund was claimed.',
        'always [isObserving]': 'Another tab owns the order: this one may send no claim.',
        'always [isPageLeft]': 'The page was left: nothing may be claimed in it.',
        'always [canRestoreSignIn]': 'A login was handed over: it is checked before a claim.',
        'tab.restored': 'The page returned: order and login are checked again before a claim (BEST-04).',
        'shopper.exited [isExitAsked]': 'The shopper leaves for the shop without claiming.',
      },
    },
    'journey.refunding.inFlight': {
      is: 'The claim was sent and its answer is awaited. Only that answer ends it: exit, time and addresses are ignored.',
    },
    'journey.settling': {
      is: 'The seller chooses where the earnings go, and sends that choice. A choice that was sent is left only by its own ending.',
      on: {
        'network.changed': 'The settlement learns how the connection is, so that a press while offline is held back.',
        'done settlement [isPaid]': 'The provider carried out the choice.',
        'done settlement [else]': 'The choice was sent and its outcome is unknown.',
        'error settlement [isPaymentBegun]':
          'The settlement’s machine broke after the choice was sent: the order is asked.',
        'error settlement [else]': 'The settlement’s machine broke before a choice was sent.',
        'change of settlement [isAttempt]': 'The choice was sent.',
        'change of settlement [else]': 'No choice is under way, so the seller may leave.',
      },
    },
    'journey.settling.choosing': {
      is: 'A choice can be sent from here. Leaving for the shop stops the child that could send one.',
      on: {
        'always [isTimeUp]': 'The time ended before the choice was sent.',
        'always [isLinkClosed]': 'The token became invalid before the choice was sent.',
        'always [isObserving]': 'Another tab owns the order: this one may send no choice.',
        'always [isPageLeft]': 'The page was left: no choice may be sent from it.',
        'always [canRestoreSignIn]': 'A login was handed over: it is checked before a choice.',
        'tab.restored': 'The page returned: order and login are checked again before a choice (BEST-04).',
        'shopper.exited [isExitAsked]': 'The seller leaves for the shop without sending a choice.',
      },
    },
    'journey.settling.inFlight': {
      is: 'The choice was sent and its answer is awaited. Only its own ending leads out of here, also when the time is over.',
    },
    'journey.suspended': {
      is: 'Another tab has the order. From here no payment was sent; at most a bank transfer has its reference.',
      on: {
        'always [isOwning]':
          'This tab has the order again: order and login are checked, and the reason of a failed try is still shown.',
      },
    },
    'journey.suspended.choosing': {
      is: 'Nothing was sent from this tab, so the time still counts.',
      on: {
        'always [isTimeUp]': 'The time ended while another tab had the order.',
        'always [isLinkClosed]': 'The token became invalid while another tab had the order.',
      },
    },
    'journey.suspended.lockedIn': { is: 'The bank transfer had begun here, so no time ends this state (CNT-05).' },
    'journey.reconciling': {
      is: 'A payment was sent, here or elsewhere, and its outcome is unknown. Only the provider’s word that nothing was charged leads back to paying (BEST-03).',
      on: {
        'tab.woke':
          'The shopper looks at the page again, or the connection is back: the provider is asked without waiting.',
        'tab.restored': 'The page returned from the cache or from a long sleep: its last answer may be out of date.',
        'done reconciliation [isPaid]': 'The provider says that the order is paid.',
        'done reconciliation [isLoginRefused]':
          'The login has ended and the outcome is still unknown: the shopper logs in first (GWY-10).',
        'done reconciliation [hasBuyer]':
          'The order can be paid, or its transfer has begun. The shopper is still logged in or admitted.',
        'done reconciliation [hasOrder]':
          'The page was loaded again meanwhile, so the shopper has to be identified. A transfer that was found has its own time.',
        'done reconciliation [else]': 'The order is unknown too: it is asked for, if its link is still good.',
        'error reconciliation': 'The search broke, so the outcome is still unknown.',
      },
    },
    'journey.reconcilingFailed': {
      is: 'The search for the outcome broke and the outcome is unknown. No transition leads to paying from here.',
      on: { 'shopper.retried': 'The shopper has the provider asked again.' },
    },
    'journey.result': {
      is: 'The order is paid, claimed or settled, or its transfer is on its way. No transition leads to anything that can be paid with (RES-04).',
      on: { 'error shopReturn': 'The way back to the shop broke. The payment stays paid.' },
    },
    'journey.expired': {
      is: 'The time of the order or of the login is over. Nothing is paid on this page any more. With a payment whose outcome is unknown, every screen in here says so, also beside the way on (GWY-10).',
    },
    'journey.expired.shown': {
      is: 'Says which time is over. One way leads on: from an order that is over to the shop, from a login that is over to the form (CNT-08).',
      on: {
        'shopper.retried [isLoginOver]':
          'Only the login is over: the shopper logs in again (BEST-14). The order is then asked about a payment whose outcome is unknown.',
        'shopper.retried [else]': 'The order’s own time is over, so the shopper goes to the shop (CNT-06).',
      },
    },
    'journey.expired.leaving': {
      is: 'Logs out and goes to the shop, or loads the page again where the shop’s address is not allowed (CNT-06).',
      on: {
        'done startOver': 'The browser was sent away. If this page is still here, the way is offered again.',
        'error startOver': 'The page could not leave: the screen stays with the same way on.',
      },
    },
    'journey.expired.returning': {
      is: 'Logs out and loads the page again with the shopper’s details in the form. Tokens and card data are left out.',
      on: {
        'done startOver': 'The page was asked to load again. If it is still here, the login is offered again.',
        'error startOver': 'The page could not load again: the shopper can press once more.',
      },
    },
    'journey.resultStaying': {
      is: 'The result as before, without an automatic way to the shop: the shopper decides when to leave.',
    },
    hostEvents: {
      is: 'Listens to what reaches the checkout from outside: login, connection, tab and app. It comes before `session` in the chart, so that a login’s end is stored before the countdown receives it.',
    },
    'hostEvents.listening': {
      is: 'Events from outside arrive here and reach every region.',
      on: {
        'session.updated': 'The provider named or corrected the end of the login.',
        'error hostEvents': 'The source of events broke; the shopper can go on.',
      },
    },
    'hostEvents.eventsLost': { is: 'No events arrive from outside any more. The order’s own time still counts.' },
    session: {
      is: 'Whether the time of the order and of the login is over. It holds no seconds: those are the countdown’s own.',
    },
    'session.waiting': {
      is: 'No deadline is known yet.',
      on: {
        'always [hasDeadline]': 'The order or the login came with a deadline.',
        'session.ended [isOrderDeadline]': 'The provider refused the order’s token before any deadline was known.',
        'session.ended [hasMember]': 'The provider refused the login before any deadline was known.',
      },
    },
    'session.running': {
      is: 'The countdown runs. The provider’s word that a session is over counts at once, before the countdown ends.',
      on: {
        'session.ended [isOrderDeadline]': 'The provider refused the order’s token, although time was left.',
        'session.ended [hasMember]': 'The provider refused the login, although time was left (GWY-10).',
        'session.updated': 'The login’s end is known or corrected: the countdown takes it over.',
        'session.changed':
          'The order was looked at again, the login no longer counts, or a transfer’s code was given or left: the countdown is set to the deadline that is left, if any.',
        'error countdown': 'The countdown broke, so this page cannot say when the time is over.',
        'change of countdown [hasFormExpired]': 'The order’s own time ran out.',
        'change of countdown [hasMemberExpired]': 'The login’s time ran out.',
      },
    },
    'session.formExpired': {
      is: 'The order’s time is over. The journey ends where a payment could begin, and a payment that began goes on (CNT-05).',
      on: { 'session.changed [isUntimed]': 'A bank transfer has its reference: the order’s time no longer counts.' },
    },
    'session.memberExpired': {
      is: 'The login is over; the order may still be payable. A payment that was sent is left to its own ending.',
    },
    'session.unknown': {
      is: 'The countdown broke: only the provider’s word ends the session.',
      on: {
        'session.ended [isOrderDeadline]': 'The provider says that the order’s token is no longer valid.',
        'session.ended [hasMember]': 'The provider says that the login is no longer valid.',
      },
    },
    'session.closed': { is: 'The order’s token is no longer valid, for another reason than time.' },
    tab: {
      is: 'Whether this tab or another one has the order. Where that cannot be found out, this tab counts as the only one and may pay (BEST-02).',
    },
    'tab.alone': {
      is: 'The browser’s tabs are not compared yet, so this tab counts as the only one.',
      on: { 'tab.joined': 'What compares the tabs is loaded.' },
    },
    'tab.claimed': {
      is: 'The ownership of the order is followed.',
      on: {
        'error tabOwnership': 'The tabs can no longer be compared, so this one counts as the owner.',
        'change of tabOwnership [isElsewhere]': 'Another tab has the order.',
        'change of tabOwnership [isLeft]': 'The shopper left this page, which gives up the order.',
        'change of tabOwnership [else]': 'This tab has the order, or is still asking for it.',
      },
    },
    'tab.claimed.owning': { is: 'This tab has the order and may pay it.' },
    'tab.claimed.observing': { is: 'Another tab has the order. No payment can begin in this one.' },
    'tab.claimed.left': {
      is: 'The page was left and may come back from the browser’s cache. Nothing is paid in it until this tab has the order again.',
    },
    network: {
      is: 'How the connection is. It forbids nothing here: each machine that sends money looks at it.',
      on: {
        'network.changed [isOffline]': 'The browser has no connection.',
        'network.changed [isSlow]': 'Answers take long.',
        'network.changed [else]': 'The connection is good.',
      },
    },
    'network.online': { is: 'Calls can be sent.' },
    'network.slow': { is: 'Calls can be sent and the screen says that answers take long (BEST-05).' },
    'network.offline': { is: 'The screen says that there is no connection (BEST-05).' },
    notice: {
      is: 'One notice over the screen, about a call that was refused or broke. A later notice replaces the one before.',
      on: {
        'network.refused': 'A call was refused or broke: the notice says how.',
        'chunk.missed': 'A part of the page could not be loaded.',
      },
    },
    'notice.hidden': { is: 'No notice is shown.' },
    'notice.shown': {
      is: 'A notice is shown, for as long as its own machine decides.',
      on: {
        'always [isMoneyCallMade]':
          'Money moves: a notice about an earlier try could be read as the outcome of this one.',
        'done notice': 'It faded out or was closed by the shopper.',
        'error notice': 'The notice broke and is removed.',
      },
    },
    legalText: {
      is: 'A legal text that is read over the screen. What is read changes nothing in the journey.',
    },
    'legalText.closed': {
      is: 'No text is open.',
      on: { 'shopper.openedText': 'The shopper opens a text by its link.' },
    },
    'legalText.open': {
      is: 'A text is open, while everything under it goes on.',
      on: {
        'always [isExpired]':
          'The time is over: the expiry screen replaces the text, as it does every dialog (CNT-05).',
        'done legalText': 'The shopper closed the text.',
        'error legalText': 'The reader broke and is closed.',
        'language.changed': 'The page speaks another language: the text is loaded in it.',
      },
    },
    resultExtras: {
      is: 'What is said and offered beside the result of a payment. If it breaks, the result stays as it is.',
    },
    'resultExtras.awaiting': {
      is: 'No payment has a result yet. Refunds and settlements have nothing beside their result.',
      on: { 'always [hasResult]': 'The payment has its result.' },
    },
    'resultExtras.showing': {
      is: 'Shows what this tab knows of the payment and offers messages and protected shopping.',
      on: { 'error resultExtras': 'The extras broke. The payment is unchanged.' },
    },
    'resultExtras.extrasFailed': { is: 'The result is shown without extras.' },
    exit: {
      is: 'Whether the shopper really wants to leave for the shop. A payment that has begun is not left (SHELL-10).',
    },
    'exit.closed': {
      is: 'The question is not open.',
      on: {
        'shopper.askedToExit [canExit]':
          'The shop offers a way back, no payment is pressed or under way, and there is still something to leave.',
      },
    },
    'exit.asking': {
      is: 'Asks the shopper whether to leave the checkout.',
      on: {
        'always [isExitShut]': 'A payment was pressed or the journey has ended meanwhile, so leaving is not offered.',
        'shopper.keptPaying': 'The shopper goes on paying.',
        'shopper.exited': 'The shopper confirms that they want to leave.',
      },
    },
    'exit.asking.opened': {
      is: 'The question was just asked.',
      on: {
        'always [isTimeUp]': 'It was asked on the screen that says that the time has ended.',
        'always [else]': 'The time is still running, or there is none.',
      },
    },
    'exit.asking.inTime': {
      is: 'Asked before the time has ended.',
      on: { 'always [isTimeUp]': 'The time has ended: its screen replaces the question.' },
    },
    'exit.asking.late': { is: 'Asked after the time had ended: leaving is still offered.' },
    'exit.leaving': {
      is: 'The browser goes to the shop, which may be slow to answer. The payment side starts no payment meanwhile.',
      on: {
        'shopper.keptPaying': 'The shopper stays after all: a slow shop must not replace the page of a later payment.',
        'done leaveForShop': 'The page came back as it was left, and the shopper may go on.',
        'error leaveForShop': 'The way to the shop could not be opened, so the checkout goes on.',
      },
    },
    bankPage: {
      is: 'Whether a bank’s page is drawn within this one, which is in a frame itself. It stays while the journey under it asks the order.',
    },
    'bankPage.hidden': {
      is: 'No bank’s page is on show here.',
      on: { 'tab.openedBank [canShowBankPage]': 'The payment goes to its bank, whose page is drawn here.' },
    },
    'bankPage.shown': {
      is: 'The bank’s page covers the checkout.',
      on: {
        'always [isBankPageOver]': 'The payment has its outcome, or the login has ended.',
        'shopper.closedBank': 'The shopper closes the bank’s page or goes on with it in a window. The order is asked.',
        'tab.closedBank': 'The bank’s page can’t be shown, or its payment is known to have ended.',
      },
    },
    'bankPage.shown.leavable': {
      is: 'Every way on is offered: here, as a whole page, in a window.',
      on: { 'tab.stayed': 'The page was to be left for the bank’s as a whole, and is still here.' },
    },
    'bankPage.shown.confined': {
      is: 'The site around this page may not allow it to be left: the shopper learns that a window is the way on.',
    },
    detail: { is: 'Whether the price detail is open. It opens only for a member who is logged in (SHELL-05).' },
    'detail.closed': {
      is: 'Only the amount is shown.',
      on: { 'shopper.toggledDetail [hasMember]': 'The member opens the price detail.' },
    },
    'detail.open': {
      is: 'The parts of the price are shown.',
      on: { 'shopper.toggledDetail': 'The shopper closes the price detail.' },
    },
  },
}
