import type { errors as source } from '../nl/errors.ts';
import type { Texts } from '../texts.ts';

export const errors: Texts<typeof source> = {
  internal: 'Wystąpił błąd, spróbuj ponownie później.',
  invalid_input: 'W przesłanych danych coś się nie zgadza.',
  malformed_json: 'W przesłanych danych coś się nie zgadza.',
  authentication_required: 'Zaloguj się, aby przejść dalej.',
  cross_origin: 'To żądanie nie pochodzi z tej strony.',
  not_found: 'To nie istnieje albo już nie istnieje.',
  method_not_allowed: 'Tutaj nie można tego zrobić.',
  too_large: 'To jest za duże.',
  unknown_site: 'Nie ma tu żadnej strony.',
  too_many_requests:
    'Za dużo prób pod rząd. Spróbuj ponownie za {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',

  login_failed: 'Logowanie nie powiodło się, spróbuj ponownie',
  login_locked: 'Zbyt wiele błędnych prób, konto zablokowane na {minutes} min.',

  email_invalid: 'Nieprawidłowy adres e-mail',
  email_taken: 'Ten adres e-mail ma już konto na tej stronie.',
  name_required: 'Podaj imię lub nazwę.',
  name_too_short: 'Nazwa musi mieć co najmniej {min} znaki.',
  name_too_long: 'Nazwa może mieć najwyżej {max} znaki.',
  name_is_email: 'Wybierz nazwę inną niż adres e-mail. Inni widzą twoją nazwę.',
  name_starts_with_at: 'Nazwa nie może zaczynać się od @.',
  name_has_contact: 'Nie podawaj w nazwie adresu e-mail, numeru telefonu ani strony internetowej.',
  name_taken: 'Ta nazwa jest już zajęta. Wybierz inną.',
  password_too_short: 'Hasło musi mieć co najmniej {min} znaków.',
  password_too_long: 'Hasło może mieć najwyżej {max} znaków.',
  password_is_name: 'Wybierz hasło inne niż twoja nazwa.',
  password_is_email: 'Wybierz hasło inne niż adres e-mail.',
  password_leaked: 'To hasło jest na listach haseł, które wyciekły. Wybierz inne.',
  birth_date_required: 'Podaj datę urodzenia (od {min_age} lat)',
  birth_date_invalid: 'Nieprawidłowa data urodzenia.',
  gender_required: 'Wybierz, kim jesteś.',
  terms_required: 'Zaakceptuj regulamin, aby założyć konto.',
  consent_required: 'Wyraź zgodę na przechowywanie tej informacji albo zostaw to puste.',
  signup_closed: 'Rejestracja tylko na zaproszenie.',
  signup_not_now: 'Rejestracja nie jest teraz możliwa.',

  already_confirmed: 'Twój adres e-mail jest już potwierdzony.',
  too_many_mails: 'Tę wiadomość możemy wysłać pięć razy dziennie. Sprawdź też folder ze spamem.',
  link_used: 'Ten link został już użyty.',
  link_invalid: 'Link wygasł lub jest nieprawidłowy, poproś o nową wiadomość e-mail',

  name_changed_recently: 'Imię można zmienić raz na {days} dni.',
  gender_fixed: 'Płeć można zmienić tylko raz. Napisz do obsługi klienta.',
  about_too_long: 'Najwyżej {max, number} znaków.',
  too_many_interests: 'Wybierz najwyżej {max} zainteresowań.',
  unknown_place: 'Wybierz miejsce z listy.',
  quote_too_long: 'Najwyżej {max, number} znaków.',

  delivery_consent_required: 'Zaznacz pole, jeśli chcesz dostać kredyty od razu.',
  method_unavailable: 'Ta metoda płatności nie jest tu możliwa. Wybierz inną.',
  price_changed: 'Cena się zmieniła. Sprawdź, czy nadal tego chcesz.',
  payment_unavailable: 'Teraz nie można zapłacić, nic nie pobrano. Spróbuj później.',
};
